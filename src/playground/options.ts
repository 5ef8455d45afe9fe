import type { ScenarioName } from '#shared/request';
import { parseArgs } from 'node:util';
import { isScenarioName, scenarios } from '../platform/scenarios';
import { PlaygroundError } from './playground-error';

/** Command-line options. */
export type StartOptions = {
	port: number;
	isFresh: boolean;
	/** A folder with WordPress to use instead of the downloaded one. */
	wordpress?: string;
	/** `local`, or the URL of a MySQL or MariaDB database. By default SQLite is used. */
	database?: string;
	opensBrowser: boolean;
	/**
	 * Scenario of the mock platform. Without one, the site has no platform and uses its own keys for the mock services.
	 */
	scenario?: ScenarioName;
	wantsHelp: boolean;
};

const DEFAULT_PORT = 8881;

export const USAGE = `npm start                            WordPress with the plugin, at http://127.0.0.1:${ DEFAULT_PORT }
npm start -- --port 9000             another port
npm start -- --fresh                 throws the site away first: posts, uploads, caught mails
npm start -- --wordpress <folder>    WordPress from this folder (copied, never written into)
npm start -- --database <address>    mysql://user:password@host:3306/name instead of SQLite, or local: an installed MariaDB or MySQL, with data that is deleted at the end
npm start -- --open                  opens the editor in a browser
npm start -- --scenario <name>       a site with a platform, and how it answers: ${ Object.keys(
	scenarios
).join( ', ' ) }
npm start -- --help                  this text`;

/**
 * Parses the arguments of `npm start`.
 *
 * @throws PlaygroundError for an unknown option or an invalid value.
 */
export function parseStartOptions( args: readonly string[] ): StartOptions {
	const { port, fresh, wordpress, database, open, scenario, help } =
		read( args );
	return {
		port: parsePort( port ),
		isFresh: fresh,
		wordpress,
		database,
		opensBrowser: open,
		scenario:
			scenario === undefined ? undefined : parseScenario( scenario ),
		wantsHelp: help,
	};
}

function read( args: readonly string[] ) {
	try {
		return parseArgs( {
			args: [ ...args ],
			options: {
				port: { type: 'string', default: String( DEFAULT_PORT ) },
				fresh: { type: 'boolean', default: false },
				wordpress: { type: 'string' },
				database: { type: 'string' },
				open: { type: 'boolean', default: false },
				scenario: { type: 'string' },
				help: { type: 'boolean', default: false },
			},
		} ).values;
	} catch ( error ) {
		// The error's message is long, such as "Unexpected argument 'x'. This command does not …". Its first sentence
		// is enough.
		const [ sentence = '' ] = ( error as Error ).message.split( '. ' );
		throw new PlaygroundError(
			`${ sentence.replace( /\.?$/, '.' ) } npm start -- --help lists the options.`
		);
	}
}

/** Parses a port number of 1024 or higher, because lower ports are reserved for the system. */
function parsePort( text: string ): number {
	const port = Number( text );
	if ( ! /^\d+$/.test( text ) || port < 1024 || port > 65535 ) {
		throw new PlaygroundError(
			`“${ text }” is no port: take a number from 1024 to 65535.`
		);
	}
	return port;
}

function parseScenario( name: string ): ScenarioName {
	if ( ! isScenarioName( name ) ) {
		throw new PlaygroundError(
			`There is no scenario “${ name }”: there are ${ Object.keys(
				scenarios
			).join( ', ' ) }.`
		);
	}
	return name;
}
