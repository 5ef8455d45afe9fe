import { createPost, expect, ourRequests, php, siteUrl, test } from '#e2e';

const STARS = `<!-- wp:dovetail/rating-star {"rating":3} -->
<p class="wp-block-dovetail-rating-star has-text-align-left"><span class="wp-block-dovetail-rating-star__stars">★★★☆☆</span> <span class="wp-block-dovetail-rating-star__value">3/5</span></p>
<!-- /wp:dovetail/rating-star -->`;
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

		test( 'a page with stars is styled, and loads none of the plugin’s scripts', async ( {
			visitor,
		} ) => {
			const id = await createPost( { content: STARS } );
			const ours = ourRequests( visitor );
			await visitor.goto( `${ siteUrl() }/?p=${ id }` );
			await expect(
				visitor.locator( '.wp-block-dovetail-rating-star__stars' )
			).toHaveCSS( 'display', 'inline-flex' );
			expect( ours.filter( ( path ) => path.includes( '.js' ) ) ).toEqual(
				[]
			);
		} );
	} );
}

const styled = '.wp-block-dovetail-rating-star__stars';

test( 'stars are styled and rendered in a template part, a synced pattern, a Query Loop and a widget area', async ( {
	visitor,
} ) => {
	await php(
		`wp_set_current_user( 1 );
		$pattern = wp_insert_post( array( 'post_type' => 'wp_block', 'post_title' => 'Stars', 'post_status' => 'publish', 'post_content' => wp_slash( $input ) ) );
		$part = wp_insert_post( array( 'post_type' => 'wp_template_part', 'post_name' => 'stars', 'post_title' => 'Stars', 'post_status' => 'publish', 'post_content' => wp_slash( $input ) ) );
		wp_set_post_terms( $part, 'twentytwentyfive', 'wp_theme' );
		update_option( 'e2e_pattern', $pattern );
		wp_insert_post( array( 'post_title' => 'Looped', 'post_status' => 'publish', 'post_content' => wp_slash( $input ) ) );
		return true;`,
		STARS
	);
	const pattern = await php< number >(
		`return (int) get_option( 'e2e_pattern' );`
	);
	const id = await createPost( {
		content: [
			`<!-- wp:block {"ref":${ pattern }} /-->`,
			'<!-- wp:template-part {"slug":"stars","theme":"twentytwentyfive"} /-->',
		].join( '\n\n' ),
	} );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	await expect(
		visitor.locator( `.wp-block-post-content ${ styled }` ).first()
	).toHaveCSS( 'display', 'inline-flex' );
	await expect(
		visitor.locator( `.wp-block-template-part ${ styled }` )
	).toHaveCount( 1 );
	await expect( visitor.locator( styled ) ).toHaveCount( 2 );
	await expect( visitor.locator( `${ styled } svg` ) ).toHaveCount( 10 );

	// The theme's front page contains a Query Loop that shows complete posts.
	await visitor.goto( siteUrl() );
	await expect(
		visitor.locator( `.wp-block-query ${ styled }` ).first()
	).toHaveCSS( 'display', 'inline-flex' );

	await php(
		`switch_theme( 'dovetail-classic' );
		update_option( 'widget_block', array( 2 => array( 'content' => $input ), '_multiwidget' => 1 ) );
		$areas = array_keys( $GLOBALS['wp_registered_sidebars'] );
		update_option( 'sidebars_widgets', array( 'wp_inactive_widgets' => array(), ( $areas[0] ?? 'sidebar-1' ) => array( 'block-2' ) ) );
		return $areas;`,
		STARS
	);
	try {
		const plain = await createPost( { content: PARAGRAPH } );
		await visitor.goto( `${ siteUrl() }/?p=${ plain }` );
		await expect( visitor.locator( styled ) ).toHaveCSS(
			'display',
			'inline-flex'
		);
	} finally {
		await php(
			`update_option( 'sidebars_widgets', array() ); switch_theme( 'twentytwentyfive' ); return true;`
		);
	}
} );

test( 'if the plan has expired, visitors see the saved stars, and no script is loaded', async ( {
	visitor,
} ) => {
	const id = await createPost( { content: STARS } );
	await php(
		`update_option( 'e2e_unavailable', array( 'rating-star' ) ); return true;`
	);
	try {
		const ours = ourRequests( visitor );
		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		await expect(
			visitor.locator( '.wp-block-dovetail-rating-star' )
		).toContainText( '★★★☆☆ 3/5' );
		expect( ours.filter( ( path ) => path.includes( '.js' ) ) ).toEqual(
			[]
		);
	} finally {
		await php( `delete_option( 'e2e_unavailable' ); return true;` );
	}
} );
