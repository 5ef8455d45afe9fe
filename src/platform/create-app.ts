import type { ScenarioName } from '#shared/request';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { controlRoutes } from './control-routes';
import type { Platform } from './create-platform';
import { CONNECTION_CUT } from './exchange';

/** The environment of the HTTP server. */
export type Environment = { Bindings: HttpBindings };

/** Creates the HTTP interface: the routes of the mocks, and the control routes for people and tests. */
export function createApp(
	platform: () => Platform,
	start: ( scenario: ScenarioName ) => void
): Hono< Environment > {
	const app = new Hono< Environment >( { strict: false } );
	app.onError( ( error, context ) => {
		console.error( error );
		return context.json(
			{ code: 'mock_error', message: error.message },
			500
		);
	} );
	app.route( '/__platform', controlRoutes( platform, start ) );
	app.use( '/services/*', cors() );
	app.all( '/services/:service/*', ( context ) => {
		const service = context.req.param( 'service' );
		return answer( context, platform(), service );
	} );
	app.all( '*', ( context ) => answer( context, platform(), '' ) );
	return app;
}

async function answer(
	{ req, env }: Context< Environment >,
	platform: Platform,
	service: string
): Promise< Response > {
	const { pathname, search } = new URL( req.url );
	const below = service === '' ? 0 : `/services/${ service }`.length;
	const answered = await platform.answer( {
		method: req.method,
		path: pathname.slice( below ) + search,
		service,
		body: await req.text(),
		contentType: req.header( 'Content-Type' ),
		authorization: req.header( 'Authorization' ),
		headers: req.header(),
		signal: req.raw.signal,
	} );
	if ( answered === CONNECTION_CUT ) {
		env.incoming.socket.destroy();
		return RESPONSE_ALREADY_SENT;
	}
	const { status, headers, body } = answered;
	return new Response( status === 204 ? null : ( body as BodyInit ), {
		status,
		headers,
	} );
}
