import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { collectRoutes, findEndpoints } from '../routes';

let root: string;

beforeEach( () => {
	root = mkdtempSync( join( tmpdir(), 'routes-' ) );
} );
afterEach( () => rmSync( root, { recursive: true } ) );

function write( path: string, ...lines: string[] ): void {
	mkdirSync( join( root, dirname( path ) ), { recursive: true } );
	writeFileSync(
		join( root, path ),
		[
			`import { endpoint, wire } from '${ resolve( 'shared/request' ) }';`,
			...lines,
		].join( '\n' )
	);
}

const declared = ( name: string, method: string, path: string, more: string ) =>
	`export const ${ name } = endpoint( { method: '${ method }', path: '${ path }', wire: wire.nothing, ${ more } } );`;

const SITE = `servedBy: [ 'site' ], capability: 'edit_posts'`;
const PLATFORM = `servedBy: [ 'site', 'platform' ], capability: 'upload_files'`;

describe( 'the routes file', () => {
	it( 'contains routes that the site serves or forwards, with all their parameters', async () => {
		write(
			'extensions/panels/media/api.ts',
			declared(
				'copy',
				'POST',
				'/wpcom/v2/copy/{service}',
				`${ PLATFORM }, query: { number: wire.number }, data: { media: wire.unknown, number: wire.number }`
			),
			declared(
				'quotes',
				'GET',
				'/v1/gifs',
				`servedBy: [ 'service' ], service: 'quotes'`
			),
			declared(
				'core',
				'GET',
				'/wp/v2/media',
				`servedBy: [ 'wordpress' ]`
			),
			`export const LIMIT = 10;`
		);
		write(
			'extensions/blocks/form/fields/email/api.ts',
			declared( 'check', 'GET', '/wpcom/v2/check', SITE )
		);
		write(
			'shared/plans/api.ts',
			declared( 'plan', 'DELETE', '/wpcom/v2/check', SITE )
		);
		expect( await collectRoutes( root ) ).toEqual( [
			{
				name: 'plans.plan',
				method: 'DELETE',
				path: '/wpcom/v2/check',
				servedBy: [ 'site' ],
				capability: 'edit_posts',
				params: [],
				block: 'shared/plans',
			},
			{
				name: 'form.check',
				method: 'GET',
				path: '/wpcom/v2/check',
				servedBy: [ 'site' ],
				capability: 'edit_posts',
				params: [],
				block: 'form',
			},
			{
				name: 'media.copy',
				method: 'POST',
				path: '/wpcom/v2/copy/{service}',
				servedBy: [ 'site', 'platform' ],
				capability: 'upload_files',
				params: [ 'service', 'number', 'media' ],
				block: 'media',
			},
		] );
		expect( await findEndpoints( root ) ).toHaveLength( 5 );
	} );

	it( 'cannot contain a route with two owners, even if the placeholders have different names', async () => {
		write(
			'extensions/blocks/a/api.ts',
			declared( 'one', 'GET', '/wpcom/v2/x/{id}', SITE )
		);
		write(
			'extensions/blocks/b/api.ts',
			declared( 'one', 'GET', '/wpcom/v2/x/{slug}', SITE )
		);
		await expect( collectRoutes( root ) ).rejects.toThrow(
			'extensions/blocks/a and extensions/blocks/b both declare GET /wpcom/v2/x/{}'
		);
	} );

	it( 'contains the name of the service that calls a webhook', async () => {
		write(
			'shared/payments/api.ts',
			declared(
				'receive',
				'POST',
				'/wpcom/v2/paid',
				`servedBy: [ 'site' ], capability: 'public', calledBy: 'Stripe'`
			)
		);
		expect( await collectRoutes( root ) ).toMatchObject( [
			{ name: 'payments.receive', calledBy: 'Stripe', params: [] },
		] );
	} );

	it( 'contains this project’s redirect route', async () => {
		expect( await collectRoutes() ).toContainEqual( {
			name: 'redirect.lookUpRedirect',
			method: 'GET',
			path: '/wpcom/v2/resolve-redirect/{url}',
			servedBy: [ 'site' ],
			capability: 'edit_posts',
			params: [ 'url' ],
			block: 'shared/redirect',
		} );
	} );
} );
