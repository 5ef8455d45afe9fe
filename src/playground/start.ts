import type { ScenarioName } from '#shared/request';
import { setTimeout as delay } from 'node:timers/promises';
import { bootWordPress } from './boot';
import { cacheFolder } from './cache-folder';
import { claimSite } from './claim-site';
import { removeSqlite } from './copy-wordpress';
import { openDatabase } from './database';
import { openBrowser } from './open-browser';
import type { StartOptions } from './options';
import { PlaygroundError } from './playground-error';
import { isPortFree, portAfter } from './ports';
import { printAddresses } from './print-addresses';
import { refreshShowcase, type ShowcaseSection } from './showcase';
import { activatePlugin, prepareSite, setUpSite, type RunsPhp } from './site';
import { stepper } from './print-step';
import { onStopSignal } from './on-stop-signal';
import { isWordPressAvailable, obtainWordPressFiles } from './wordpress-files';

/** A running mock platform. */
export type RunningPlatform = {
	url: string;
	/** Stores the platform's URL in the site. */
	connect( site: RunsPhp ): Promise< void >;
	stop(): Promise< void >;
};

/** Functions that the command calls. Tests replace them. */
type Surroundings = {
	/** Builds the plugin into `build/`. Throws a PlaygroundError if the build fails. */
	build( signal: AbortSignal ): Promise< void >;
	showcase(): Promise< readonly ShowcaseSection[] >;
	startPlatform( options: {
		scenario?: ScenarioName;
		port: number;
	} ): Promise< RunningPlatform >;
};

/** Cleanup functions. They are called in reverse order. */
type Stoppers = ( () => unknown )[];

const SITE = '.cache/playground/site';

/**
 * Folder of the site that uses a database server. It is separate from the SQLite site, because the uploads must match
 * the database that lists them.
 */
const SITE_WITH_DATABASE = '.cache/playground/site-with-database';

/** Maximum time for stopping after Ctrl-C, in milliseconds. Then the process exits. */
const STOP_TIMEOUT_MS = 4000;

/**
 * Runs `npm start`: builds the plugin, starts the site, prints the URLs, and waits. Ctrl-C and SIGTERM stop everything
 * that it has started and exit with code 0.
 *
 * @throws PlaygroundError if something is missing or blocked. Everything that was started is stopped first.
 */
export async function start(
	options: StartOptions,
	surroundings: Surroundings
): Promise< void > {
	const closing = new AbortController();
	const { signal } = closing;
	const stoppers: Stoppers = [];
	const stopAll = async () => {
		for ( const stop of stoppers.splice( 0 ).reverse() ) {
			await stop();
		}
	};
	const work = startAll( options, surroundings, stoppers, signal );
	onStopSignal( async () => {
		process.stdout.write( '\nStopping …\n' );
		closing.abort();
		await Promise.race( [
			Promise.allSettled( [ work ] ).then( stopAll ),
			delay( STOP_TIMEOUT_MS ),
		] );
		process.exit( 0 );
	} );
	try {
		await work;
	} catch ( error ) {
		// Ignore errors after a stop signal: they are expected, and the signal handler stops the command.
		if ( ! signal.aborted ) {
			// Abort a build that is still running.
			closing.abort();
			await stopAll();
			throw error;
		}
	}
}

async function startAll(
	{
		port,
		isFresh: isAskedFresh,
		wordpress: folder,
		database,
		scenario,
		opensBrowser,
	}: StartOptions,
	{ build, showcase, startPlatform }: Surroundings,
	stoppers: Stoppers,
	signal: AbortSignal
): Promise< void > {
	if ( ! ( await isPortFree( port ) ) ) {
		throw new PlaygroundError(
			`Port ${ port } is in use: end what runs there, or take another with --port.`
		);
	}
	const site = database ? SITE_WITH_DATABASE : SITE;
	// The data of the option `local` is deleted when its server stops.
	const isFresh = isAskedFresh || database === 'local';
	stoppers.push( claimSite( site ) );

	// Start the build first, because it takes longest. Its errors are handled by the step that awaits it.
	const building = build( signal );
	building.catch( () => {} );
	const step = stepper( signal );
	const cache = cacheFolder();
	const files = await step(
		isWordPressAvailable( cache )
			? 'Looking for WordPress’s files'
			: 'Fetching WordPress from the npm registry (67 MB, once)',
		() => obtainWordPressFiles( { folder, cache, signal } )
	);
	await step( `Preparing the site in ${ site }`, () =>
		prepareSite( { folder: site, files, isFresh } )
	);
	const constants = database
		? await step( 'Opening the database', async () => {
				const server = await openDatabase( database );
				stoppers.push( server.stop );
				await removeSqlite( site );
				return server.create( server.name, { isFresh } );
			} )
		: {};
	const platform = await step( 'Starting the mock platform', async () => {
		const running = await startPlatform( {
			scenario,
			port: await portAfter( port ),
		} );
		stoppers.push( running.stop );
		return running;
	} );
	await step( 'Building the plugin (since the start)', () => building );
	const wordpress = await step( 'Booting WordPress', async () => {
		const running = await bootWordPress( {
			siteFolder: site,
			pluginFolder: 'build',
			port,
			constants,
		} );
		stoppers.push( running.stop );
		return running;
	} );
	await step( 'Setting the site up', async () => {
		await setUpSite( wordpress, site );
		await activatePlugin( wordpress );
		await platform.connect( wordpress );
	} );
	const post = await step( 'Writing the showcase post', async () =>
		refreshShowcase(
			wordpress,
			await showcase(),
			platform && new URL( platform.url ).origin
		)
	);
	const { editor } = printAddresses( wordpress.url, post, platform.url );
	if ( opensBrowser ) {
		openBrowser( editor );
	}
}
