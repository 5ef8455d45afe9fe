import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { globSync } from 'tinyglobby';
import { findBlocks } from '../../src/bundle/find-blocks';
import {
	everyBlock,
	expect,
	ourRequests,
	platformUrl,
	recordShifts,
	screenshot,
	test,
} from './support';
import { withoutPlatform } from './support/plain-site';

/** Blocks whose content loads after a click. */
const waiting = ( await findBlocks() ).filter(
	( { folder, data } ) =>
		data.loads === 'embed' ||
		globSync( `${ folder }/**/*.ts`, { ignore: '**/tests/**' } ).some(
			( path ) => readFileSync( path, 'utf8' ).includes( 'addFacade' )
		)
);
const embeds = waiting.filter( ( { data } ) => data.loads );

let plain: Awaited< ReturnType< typeof withoutPlatform > >;
test.beforeEach( async () => {
	plain = await withoutPlatform( {} );
} );
test.afterEach( () => plain.undo() );

for ( const [ name, viewport ] of [
	[ 'a desktop', { width: 1280, height: 900 } ],
	[ 'a phone', { width: 390, height: 844 } ],
] as const ) {
	test( `before a click, a page with all embed blocks contacts no service and causes no layout shift (on ${ name })`, async ( {
		pageAs,
	} ) => {
		const { url, titles } = await everyBlock(
			waiting.map( ( { slug } ) => slug )
		);
		expect( titles.length ).toBeGreaterThan( embeds.length );
		const page = await pageAs( null, { viewport } );
		const services: string[] = [];
		page.on( 'request', ( request ) => {
			if ( request.url().startsWith( `${ platformUrl() }/services/` ) ) {
				services.push( request.url() );
			}
		} );
		const ours = ourRequests( page );
		const shifts = await recordShifts( page );
		await page.goto( url );
		// Scroll to each heading, so that lazy content loads.
		for ( const heading of await page
			.locator( 'h2.wp-block-heading' )
			.all() ) {
			await heading.scrollIntoViewIfNeeded();
		}
		await page.waitForLoadState( 'networkidle' );
		expect( services ).toEqual( [] );
		expect( await shifts() ).toEqual( [] );

		for ( const { data } of waiting ) {
			await expect(
				page
					.locator( `.wp-block-dovetail-${ data.slug }` )
					.getByRole( 'button' )
					.first(),
				data.title
			).toBeVisible();
		}
		const scripts = ours
			.map( ( path ) => path.replace( /\?.*$/, '' ) )
			.filter( ( path ) => /^shared\/embed\/.*\.js$/.test( path ) );
		expect( scripts ).toHaveLength( 1 );
		expect(
			gzipSync( readFileSync( `build/${ scripts[ 0 ] }` ) ).length
		).toBeLessThanOrEqual( 2_048 );
		await screenshot( page, `embeds-${ viewport.width }`, {
			fullPage: true,
		} );
	} );
}
