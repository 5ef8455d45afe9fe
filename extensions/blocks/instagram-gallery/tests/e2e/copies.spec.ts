import {
	createPost,
	expect,
	platformUrl,
	siteUrl,
	test,
	RUN_DUE_EVENTS,
	runPhp,
} from '#e2e';
import {
	age,
	asked,
	beginAnew,
	BLOCK,
	fault,
	known,
	markup,
	refresh,
	TOKEN,
} from './support';

beginAnew();

const MEDIA = 'GET instagram:/me/media';

test( 'visitors get image copies that the queue has loaded, and rendering a page sends no request', async ( {
	visitor,
} ) => {
	const id = await createPost( { content: markup( { count: 4 } ) } );
	const foreign: string[] = [];
	visitor.on( 'request', ( request ) => {
		if (
			request.url().startsWith( 'http' ) &&
			! request.url().startsWith( siteUrl() )
		) {
			foreign.push( request.url() );
		}
	} );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	await expect(
		visitor.locator( BLOCK ).getByRole( 'link', {
			name: 'instagram.com/harbour.bakery',
		} )
	).toHaveAttribute( 'href', 'https://www.instagram.com/harbour.bakery/' );
	await expect( visitor.locator( `${ BLOCK } img` ) ).toHaveCount( 0 );
	const before = ( await asked() ).length;
	await visitor.reload();
	expect( await asked() ).toHaveLength( before );

	await runPhp( RUN_DUE_EVENTS );
	await visitor.reload();
	const images = visitor.locator( `${ BLOCK } img` );
	await expect( images ).toHaveCount( 4 );
	expect(
		await images.first().evaluate( async ( image: HTMLImageElement ) => {
			image.loading = 'eager';
			await image.decode();
			return image.naturalWidth === image.naturalHeight;
		} )
	).toBe( true );
	await expect( images.nth( 1 ) ).toHaveAttribute(
		'alt',
		'Rye & spelt, three days old and better for it. #sourdough'
	);
	expect( foreign ).toEqual( [] );
	const html = await ( await fetch( `${ siteUrl() }/?p=${ id }` ) ).text();
	expect( html ).not.toContain( TOKEN );
	expect( html ).not.toContain( 'cdninstagram' );
	expect( html ).not.toContain( platformUrl() );
} );

for ( const [ name, kind ] of [
	[ 'refuses', 'refused' ],
	[ 'returns no JSON', 'not-json' ],
	[ 'returns unexpected data', 'wrong-shape' ],
	[ 'breaks the connection', 'cut' ],
] as const ) {
	test( `if the service ${ name }, the site shows the last valid grid, and waits ten minutes before another request`, async ( {
		visitor,
	} ) => {
		await refresh();
		const id = await createPost( { content: markup() } );
		await fault( MEDIA, kind );
		await age( 4000 );
		await refresh();
		expect( await known() ).toMatchObject( { problem: 'unreachable' } );
		const count = ( await asked() ).length;
		await refresh();
		expect( await asked() ).toHaveLength( count );
		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		await expect( visitor.locator( `${ BLOCK } img` ) ).toHaveCount( 9 );
		await fault( MEDIA, null );
		await age( 700 );
		await refresh();
		expect( await known() ).toMatchObject( { problem: '' } );
	} );
}
