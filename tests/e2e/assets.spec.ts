import { findBlocks } from '../../src/bundle/find-blocks';
import { createPost, expect, ourRequests, php, siteUrl, test } from './support';

const PARAGRAPH =
	'<!-- wp:paragraph --><p>Nothing of ours.</p><!-- /wp:paragraph -->';

for ( const theme of [ 'twentytwentyfive', 'dovetail-classic' ] ) {
	test.describe( `with the theme ${ theme }`, () => {
		test.beforeAll( () =>
			php( `switch_theme( $input ); return true;`, theme )
		);
		test.afterAll( () =>
			php( `switch_theme( 'twentytwentyfive' ); return true;` )
		);

		test( 'a page without our blocks loads no byte of ours', async ( {
			visitor,
		} ) => {
			const id = await createPost( { content: PARAGRAPH } );
			const ours = ourRequests( visitor );
			const response = await visitor.goto( `${ siteUrl() }/?p=${ id }` );
			await visitor.waitForLoadState( 'networkidle' );
			expect( ours ).toEqual( [] );
			expect( await response?.text() ).not.toContain( 'dovetail-blocks' );
		} );
	} );
}

test( 'the editor names what is not available, why, and what to do', async ( {
	author,
} ) => {
	const sample = ( await findBlocks() ).find(
		( { data } ) => ! data.follows && ! data.parent
	);
	await php(
		`update_option( 'e2e_unavailable', array( $input ) ); return true;`,
		sample?.slug
	);
	try {
		await author.open();
		await author.sidebar.getByRole( 'tab', { name: 'Post' } ).click();
		await author.sidebar
			.getByRole( 'button', { name: 'Blocks not available here' } )
			.click();
		await expect( author.sidebar ).toContainText(
			sample?.data.title ?? '?'
		);
		await expect( author.sidebar ).toContainText(
			'The plan of this site does not include it.'
		);
	} finally {
		await php( `delete_option( 'e2e_unavailable' ); return true;` );
	}
} );

test( 'the editor asks for one script and one stylesheet of ours, in its page and in the canvas, until a block is used', async ( {
	author,
} ) => {
	const ours = ourRequests( author.page );
	await author.open();
	// Not the idle network: WordPress 6.8 leaves two of its own questions open for ever.
	await author.page.waitForLoadState();
	const canvas = await author.canvas.owner().elementHandle();
	await ( await canvas?.contentFrame() )?.waitForLoadState();
	expect( [ ...new Set( ours.map( withoutVersion ) ) ].sort() ).toEqual( [
		'editor-canvas.css',
		'editor.js',
	] );
	expect( ours.length ).toBeLessThanOrEqual( 4 );
} );

const withoutVersion = ( path: string ) => path.replace( /\?.*$/, '' );
