import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endWithProcess } from './end-with-process';
import { runNativePhp } from './native-php';
import { PlaygroundError } from './playground-error';

/** PHP constants of WordPress's database connection. */
export type DatabaseConstants = Record<
	'DB_HOST' | 'DB_USER' | 'DB_PASSWORD' | 'DB_NAME',
	string
>;

type DatabaseServer = {
	/** Name of the database. */
	name: string;
	/** Creates a database if it does not exist. `isFresh` deletes an existing one first, with all its data. */
	create(
		name: string,
		options: { isFresh: boolean }
	): Promise< DatabaseConstants >;
	/** Stops the server if this process started it, and deletes its data. */
	stop(): Promise< void >;
};

type Address = Omit< DatabaseConstants, 'DB_NAME' > & { name: string };

const START_LIMIT_MS = 30_000;

/**
 * Connects to the database server that the option specifies.
 *
 * @param option `local` starts an installed MariaDB or MySQL with a temporary data folder, reachable through a socket only;
 *               `mysql://user:password@host:port/name` uses a running one.
 * @throws PlaygroundError if the URL is not valid, no server is installed, or the server does not respond.
 */
export async function openDatabase(
	option: string
): Promise< DatabaseServer > {
	if ( option === 'local' ) {
		return startServer();
	}
	const address = parseAddress( option );
	await query( address, 'SELECT 1' );
	return { ...serverAt( address ), stop: async () => {} };
}

/** Whether a database server is installed on this machine, for the option `local`. */
export const isServerInstalled = (): boolean => findServer() !== undefined;

/**
 * Parses `mysql://user:password@host:port/name`. Each part may contain percent-encoded characters.
 *
 * @throws PlaygroundError if a part is missing, or the name has characters other than letters, digits and underscores.
 */
export function parseAddress( text: string ): Address {
	const url = URL.canParse( text ) ? new URL( text ) : undefined;
	const name = url?.pathname.slice( 1 ) ?? '';
	if (
		! url?.hostname ||
		! url.username ||
		url.protocol !== 'mysql:' ||
		! /^\w{1,50}$/.test( name )
	) {
		throw new PlaygroundError(
			`“${ text }” is not the address of a database. Write --database mysql://user:password@host:3306/name, or --database local.`
		);
	}
	return {
		DB_HOST: url.host,
		DB_USER: decodeURIComponent( url.username ),
		DB_PASSWORD: decodeURIComponent( url.password ),
		name,
	};
}

function serverAt( address: Address ): Omit< DatabaseServer, 'stop' > {
	const { name, ...server } = address;
	return {
		name,
		create: async ( database, { isFresh } ) => {
			await query(
				address,
				...( isFresh
					? [ `DROP DATABASE IF EXISTS \`${ database }\`` ]
					: [] ),
				`CREATE DATABASE IF NOT EXISTS \`${ database }\` CHARACTER SET utf8mb4`
			);
			return { ...server, DB_NAME: database };
		},
	};
}

/**
 * Runs SQL statements through PHP's database driver, as WordPress does.
 *
 * @throws PlaygroundError with the server's message.
 */
async function query(
	{ DB_HOST, DB_USER, DB_PASSWORD }: Address,
	...statements: string[]
): Promise< void > {
	const { isOk, output } = await runNativePhp(
		`$args = json_decode( stream_get_contents( STDIN ), true );
		mysqli_report( MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT );
		try {
			list( $host, $rest ) = explode( ':', $args['host'], 2 ) + array( 1 => '' );
			$is_socket = '/' === ( $rest[0] ?? '' );
			$db        = new mysqli( $host, $args['user'], $args['password'], '', $is_socket ? 0 : (int) $rest, $is_socket ? $rest : null );
			array_map( array( $db, 'query' ), $args['statements'] );
		} catch ( mysqli_sql_exception $problem ) {
			echo $problem->getMessage();
			exit( 1 );
		}`,
		{
			host: DB_HOST,
			user: DB_USER,
			password: DB_PASSWORD,
			statements,
		}
	);
	if ( ! isOk ) {
		throw new PlaygroundError(
			`The database at ${ DB_HOST } cannot be used: ${ output.trim() }. Check its address, user and password.`
		);
	}
}

type Installed = { program: string; initialize: readonly string[] };

const MARIADB: Installed = {
	program: 'mariadbd',
	initialize: [
		'mariadb-install-db',
		'--auth-root-authentication-method=normal',
		'--skip-test-db',
	],
};

const MYSQL: Installed = {
	program: 'mysqld',
	initialize: [ 'mysqld', '--initialize-insecure' ],
};

const findServer = (): Installed | undefined =>
	[ MARIADB, MYSQL ].find(
		( { program } ) =>
			spawnSync( program, [ '--no-defaults', '--version' ] ).status === 0
	);

/** Starts a database server that only this process uses, through a socket. Its data is deleted when it stops. */
async function startServer(): Promise< DatabaseServer > {
	const installed = findServer();
	if ( ! installed ) {
		throw new PlaygroundError(
			'There is no mariadbd or mysqld on the PATH. Install one (on Debian and Ubuntu: apt-get install mariadb-server), or name a running one: --database mysql://user:password@host:3306/name.'
		);
	}
	// Use the system's temporary folder, because a socket's path is limited to about a hundred characters, which the
	// project's folder may exceed.
	const folder = mkdtempSync( join( tmpdir(), 'dovetail-database-' ) );
	// Use a separate folder for temporary files, because a starting server deletes other servers' files in a shared
	// one.
	const temporary = join( folder, 'temporary' );
	mkdirSync( temporary );
	const env = { ...process.env, TMPDIR: temporary };
	const common = [
		'--no-defaults',
		`--datadir=${ join( folder, 'data' ) }`,
		...( process.getuid?.() === 0 ? [ '--user=root' ] : [] ),
	];
	const [ initialize = '', ...options ] = installed.initialize;
	const made = spawnSync( initialize, [ ...common, ...options ], {
		env,
		encoding: 'utf8',
	} );
	if ( made.status !== 0 ) {
		rmSync( folder, { recursive: true, force: true } );
		throw new PlaygroundError(
			`${ initialize } could not make a data folder: ${ made.stderr || made.stdout }`
		);
	}
	const socket = join( folder, 'socket' );
	const child = spawn(
		installed.program,
		[
			...common,
			`--socket=${ socket }`,
			'--skip-networking',
			// Faster, but may lose data in a power failure. This is acceptable, because the data is temporary.
			'--innodb-flush-log-at-trx-commit=0',
		],
		{ env, stdio: 'ignore' }
	);
	endWithProcess( child );
	const ended = new Promise< void >( ( exit ) =>
		child.on( 'exit', () => exit() )
	);
	const address = {
		DB_HOST: `localhost:${ socket }`,
		DB_USER: 'root',
		DB_PASSWORD: '',
		name: 'wordpress',
	};
	const stop = async () => {
		child.kill( 'SIGKILL' );
		await ended;
		rmSync( folder, { recursive: true, force: true } );
	};
	try {
		await waitForServer( address );
	} catch ( error ) {
		await stop();
		throw error;
	}
	return { ...serverAt( address ), stop };
}

async function waitForServer( address: Address ): Promise< void > {
	const end = Date.now() + START_LIMIT_MS;
	for (;;) {
		try {
			return await query( address, 'SELECT 1' );
		} catch ( error ) {
			if ( Date.now() > end ) {
				throw error;
			}
			await delay( 200 );
		}
	}
}
