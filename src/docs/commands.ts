import { parseDocblock } from './docblock';
import type { PhpSource } from './php-source';

type CliCommand = {
	/** The full command, such as `wp dovetail queue list`. */
	name: string;
	text: string;
	/** Sections of the docblock: options and examples. */
	sections: { title: string; text: string }[];
};

/** Commands of one class. */
export type CommandGroup = {
	name: string;
	text: string;
	file: string;
	commands: CliCommand[];
};

/** Matches the class of a command with its docblock. */
const COMMAND_CLASS =
	/(\/\*\*(?:(?!\*\/)[^])*\*\/)?\s*\n(?:final )?class (\w+)_Command extends \\?(?:Dovetail\\Cli\\)?Command\b/;

/** Matches a public instance method with its docblock. WP-CLI makes each such method a subcommand. */
const SUBCOMMAND =
	/(?:(\/\*\*(?:(?!\*\/)[^])*\*\/)\s*)?\n\tpublic function (\w+)\(/g;

/** Returns the WP-CLI commands by class. `Queue_Command` is `wp dovetail queue`. */
export const findCommands = ( sources: readonly PhpSource[] ): CommandGroup[] =>
	sources
		.flatMap( ( { source, file } ): CommandGroup[] => {
			const [ found, comment = '', className = '' ] =
				COMMAND_CLASS.exec( source ) ?? [];
			const group = `wp dovetail ${ className.toLowerCase().replaceAll( '_', '-' ) }`;
			return found
				? [
						{
							name: group,
							text: parseDocblock( comment ).text,
							file,
							commands: Array.from(
								source.matchAll( SUBCOMMAND ),
								( [ , doc = '', method = '' ] ) =>
									commandOf( group, method, doc )
							),
						},
					]
				: [];
		} )
		.sort( ( a, b ) => a.name.localeCompare( b.name, 'en' ) );

function commandOf(
	group: string,
	method: string,
	comment: string
): CliCommand {
	const [ text = '', ...parts ] =
		parseDocblock( comment ).text.split( /^## /m );
	const name =
		/@subcommand (\S+)/.exec( comment )?.[ 1 ] ??
		( method === '__invoke' ? '' : method.replace( /_$/, '' ) );
	return {
		name: `${ group } ${ name }`.trim(),
		text: text.trim(),
		sections: parts.map( ( part ) => {
			const [ title = '', ...lines ] = part.split( '\n' );
			return {
				title: title.charAt( 0 ) + title.slice( 1 ).toLowerCase(),
				text: lines.join( '\n' ).replace( /^\n+|\s+$/g, '' ),
			};
		} ),
	};
}
