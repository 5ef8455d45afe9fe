import {
	axeWithin,
	createPost,
	expect,
	openGroup,
	php,
	screenshot,
	siteUrl,
	test,
	withPlugin,
} from '#e2e';
import type { Page } from '@playwright/test';

const field = ( page: Page ) =>
	page.getByRole( 'textbox', { name: 'Description', exact: true } );

async function tagsOf( id: number ): Promise< string[] > {
	const html = await ( await fetch( `${ siteUrl() }/?p=${ id }` ) ).text();
	return html.match( /<meta[^>]+description"[^>]*>/g ) ?? [];
}

const describe = ( id: number, text: string ) =>
	php(
		`return update_post_meta( $input['id'], 'advanced_seo_description', wp_slash( $input['text'] ) );`,
		{ id, text }
	);

// spec: 002-2.19-5, 002-9-17
test( 'the page contains a description of any length that an author enters in the sidebar or before publishing', async ( {
	author,
} ) => {
	const { page, canvas } = author;
	await author.open();
	await canvas
		.getByRole( 'textbox', { name: 'Add title' } )
		.fill( 'Rye & salt' );
	await openGroup( page, 'Preview and SEO' );
	await field( page ).fill( 'Bread 🍞' );
	await expect( page.getByText( '7 characters.' ) ).toBeVisible();
	const long = `"Rye" & salt, ${ 'day after day, '.repeat( 40 ) }`;
	await field( page ).fill( long );
	await expect(
		page.getByText( `${ long.length } characters.` )
	).toBeVisible();
	await screenshot( page, 'seo-description' );
	expect(
		await axeWithin( page, '.components-panel__body:has(textarea)' )
	).toEqual( [] );

	await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	const steps = page.getByRole( 'region', { name: 'Editor publish' } );
	await steps.getByRole( 'button', { name: 'SEO Description' } ).click();
	await expect( field( page ).first() ).toHaveValue( long );
	await steps
		.getByRole( 'textbox', { name: 'Description' } )
		.fill( 'Bread, "plain" & good.' );
	await steps.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	await expect( steps.getByText( 'is now live' ).first() ).toBeVisible();
	expect( await tagsOf( await author.save() ) ).toEqual( [
		'<meta name="description" content="Bread, &quot;plain&quot; &amp; good.">',
		'<meta property="og:description" content="Bread, &quot;plain&quot; &amp; good.">',
	] );
} );

for ( const constant of [
	'WPSEO_VERSION',
	'RANK_MATH_VERSION',
	'SEOPRESS_VERSION',
	'AIOSEO_VERSION',
	'THE_SEO_FRAMEWORK_VERSION',
] ) {
	test( `the plugin prints no second description while another SEO plugin is active: ${ constant }`, async () => {
		const id = await createPost( { content: '' } );
		await describe( id, 'Bread.' );
		await withPlugin(
			`define( '${ constant }', '1' );
			add_action( 'wp_head', static function () { echo '<meta name="description" content="Theirs">'; } );`,
			async () =>
				expect( await tagsOf( id ) ).toEqual( [
					'<meta name="description" content="Theirs">',
				] )
		);
		expect( await tagsOf( id ) ).toHaveLength( 2 );
	} );
}

test( 'the SEO panel names another active plugin that adds descriptions', async ( {
	author,
} ) => {
	await withPlugin( `define( 'WPSEO_VERSION', '1' );`, async () => {
		await author.open();
		await openGroup( author.page, 'Preview and SEO' );
		await expect(
			author.sidebar.getByRole( 'region', { name: 'SEO Description' } )
		).toHaveText(
			'SEO DescriptionOff for this site, because Yoast SEO has this feature. '
		);
	} );
} );
