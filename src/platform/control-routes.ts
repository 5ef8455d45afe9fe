import type { ScenarioName } from '#shared/request';
import { Hono } from 'hono';
import { controlPage } from './control-page';
import type { Environment } from './create-app';
import type { Platform } from './create-platform';
import { parseFaults } from './faults';
import { isScenarioName } from './scenarios';

/** Adds the platform's control routes: a page with forms for people, JSON for tests. */
export function controlRoutes(
	platform: () => Platform,
	start: ( scenario: ScenarioName ) => void
): Hono< Environment > {
	const routes = new Hono< Environment >();

	// Reject requests from other sites, so that they cannot control the mock platform through a developer's browser.
	routes.use( async ( context, next ) => {
		const { origin, host } = new URL( context.req.url );
		const from = context.req.header( 'Origin' ) ?? origin;
		return from === origin &&
			/^(127\.0\.0\.1|localhost)(:\d+)?$/.test( host )
			? next()
			: context.text( 'Steer the platform from its own page.', 403 );
	} );

	routes.get( '/', ( context ) => context.html( controlPage( platform() ) ) );
	routes.get( '/log', ( context ) => context.json( platform().requests() ) );
	routes.get( '/faults', ( context ) =>
		context.json( Object.fromEntries( platform().faults ) )
	);
	routes.get( '/scenario', ( context ) =>
		context.json( platform().scenario )
	);

	routes.put( '/faults', async ( context ) => {
		const raw: unknown = await context.req.json().catch( () => null );
		const problem = setFaults( platform(), raw );
		return problem
			? context.json( { code: 'invalid_faults', message: problem }, 400 )
			: context.json( Object.fromEntries( platform().faults ) );
	} );
	routes.post( '/faults', async ( context ) => {
		const form = Object.fromEntries(
			new URLSearchParams( await context.req.text() )
		);
		const problem = setFaults( platform(), form );
		return problem
			? context.html( controlPage( platform(), problem ), 400 )
			: context.redirect( '/__platform/', 303 );
	} );

	routes.post( '/reset', async ( context ) => {
		const raw: unknown = await context.req.json().catch( () => ( {} ) );
		const asked = ( raw as { scenario?: unknown } | null )?.scenario;
		const name = asked ?? platform().scenario.name;
		if ( ! isScenarioName( name ) ) {
			return context.json(
				{ code: 'invalid_scenario', message: NO_SCENARIO },
				400
			);
		}
		start( name );
		return context.json( platform().scenario );
	} );
	routes.post( '/scenario', async ( context ) => {
		const form = new URLSearchParams( await context.req.text() );
		const name = form.get( 'scenario' );
		if ( ! isScenarioName( name ) ) {
			return context.html( controlPage( platform(), NO_SCENARIO ), 400 );
		}
		start( name );
		return context.redirect( '/__platform/', 303 );
	} );

	return routes;
}

const NO_SCENARIO = 'There is no such scenario.';

/** Replaces all faults. Returns an error message, or an empty string if the faults are valid. */
function setFaults( platform: Platform, raw: unknown ): string {
	try {
		const faults = parseFaults( raw, platform.keys() );
		platform.faults.clear();
		for ( const [ key, fault ] of faults ) {
			platform.fault( key, fault );
		}
		return '';
	} catch ( error ) {
		return error instanceof Error ? error.message : String( error );
	}
}
