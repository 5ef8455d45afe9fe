import { phpScript } from '../../../../../src/playground/php';
import type { Locator } from '@playwright/test';
import {
	axeWithin,
	createPost,
	expect,
	php,
	runPhp,
	screenshot,
	siteUrl,
	test,
	type WordPress,
} from '#e2e';

declare const wp: WordPress;

const BLOCK = '.wp-block-dovetail-related-posts';

const CONTENT =
	'<!-- wp:dovetail/related-posts {"displayThumbnails":true,"displayContext":true,"postsToShow":6} /-->';

/** Returns the rows of a list. Each number tells how many posts of that width fit into the row. */
const rowsOf = ( list: Locator ): Promise< number[][] > =>
	list.evaluate( ( element ) => {
		const posts = Array.from( element.children, ( post ) =>
			post.getBoundingClientRect()
		);
		const { width } = element.getBoundingClientRect();
		return [ ...new Set( posts.map( ( { top } ) => top ) ) ].map( ( row ) =>
			posts
				.filter( ( { top } ) => top === row )
				.map( ( post ) => Math.round( width / post.width ) )
		);
	} );

type Photograph = { id: number; url: string };

const photographs = async (): Promise< Photograph[] > =>
	JSON.parse( await runPhp( phpScript( 'showcase-pictures' ) ) );

type Pantry = { post: number; secret: string[] };

/** Creates posts that only this test uses: related ones, and ones that must never appear. */
const stock = (
	mark: string,
	content = CONTENT,
	pictures: readonly Photograph[] = []
): Promise< Pantry > =>
	php(
		`require_once ABSPATH . 'wp-admin/includes/taxonomy.php';
		$mark     = $input['mark'];
		$category = wp_insert_term( "Shelf $mark", 'category' )['term_id'];
		$tag      = wp_insert_term( "Jar $mark", 'post_tag' )['term_id'];
		$author   = get_user_by( 'login', 'author' )->ID;
		$pictures = $input['pictures'];
		$made     = 0;
		$make     = static function ( $title, $more = array(), $categories = array(), $tags = array() ) use ( $author, $pictures, &$made ) {
			$id = wp_insert_post( $more + array( 'post_title' => $title, 'post_status' => 'publish', 'post_author' => $author, 'post_content' => 'Text.' ) );
			wp_set_post_categories( $id, $categories );
			wp_set_post_tags( $id, array_map( 'intval', $tags ) );
			if ( $pictures ) {
				set_post_thumbnail( $id, $pictures[ $made++ % count( $pictures ) ]['id'] );
			}
			return $id;
		};
		$make( "$mark both", array( 'post_date' => '2026-01-01 10:00:00' ), array( $category ), array( $tag ) );
		$make( "$mark shelf", array( 'post_date' => '2026-01-03 10:00:00' ), array( $category ) );
		$make( "$mark jar <em>&amp;</em> lid", array( 'post_date' => '2026-01-02 10:00:00' ), array(), array( $tag ) );
		$make( "Sourdough{$mark} at home", array( 'post_date' => '2026-01-05 10:00:00' ) );
		$make( "Nothing of the kind", array( 'post_date' => '2026-01-06 10:00:00' ) );
		$make( "$mark private", array( 'post_status' => 'private' ), array( $category ), array( $tag ) );
		$make( "$mark draft", array( 'post_status' => 'draft' ), array( $category ), array( $tag ) );
		$make( "$mark future", array( 'post_date' => '2099-01-01 10:00:00' ), array( $category ), array( $tag ) );
		$make( "$mark locked", array( 'post_password' => 'rye' ), array( $category ), array( $tag ) );
		return array(
			'post'   => $make( "Sourdough{$mark}", array( 'post_content' => $input['content'] ), array( $category ), array( $tag ) ),
			'secret' => array( "$mark private", "$mark draft", "$mark future", "$mark locked", 'Nothing of the kind' ),
		);`,
		{ mark, content, pictures }
	);

const near = ( mark: string ) => [
	`${ mark } both`,
	`${ mark } shelf`,
	`${ mark } jar & lid`,
	`Sourdough${ mark } at home`,
];

// spec: 002-1-17, 002-3.16-2
test( 'an author and a visitor without JavaScript see the same related posts, all of which are public', async ( {
	author,
	pageAs,
} ) => {
	const { post, secret } = await stock( 'pantry' );
	const { canvas, page } = author;
	await author.reloadAndExpectValid( post );
	const inEditor = canvas.locator( `${ BLOCK }__title` );
	await expect( inEditor ).toHaveText( near( 'pantry' ) );
	await expect( canvas.locator( `${ BLOCK }__context` ).first() ).toHaveText(
		'In “Shelf pantry”'
	);
	await expect( canvas.locator( BLOCK ) ).toContainText(
		"Preview unavailable: you haven't published enough posts with similar content."
	);
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await author.selectBlock();
	await author.openSettings();
	await screenshot( page, 'related-posts-editor' );

	// After a save, the editor loads the related posts again.
	await page.evaluate( () => {
		wp.data
			.dispatch( 'core/editor' )
			.editPost( { title: 'Sauerkraut', tags: [] } );
	} );
	await author.save();
	await expect( inEditor ).toHaveText( [ 'pantry shelf', 'pantry both' ] );

	const visitor = await pageAs( null, { javaScriptEnabled: false } );
	await visitor.goto( `${ siteUrl() }/?p=${ post }` );
	await expect( visitor.locator( `${ BLOCK }__title` ) ).toHaveText( [
		'pantry shelf',
		'pantry both',
	] );
	for ( const title of secret ) {
		await expect( visitor.locator( BLOCK ) ).not.toContainText( title );
	}
} );

// spec: 002-9-14
test( 'related posts have a heading, appear in rows, and fit on a phone', async ( {
	visitor,
	pageAs,
} ) => {
	const { post } = await stock( 'cellar', CONTENT, await photographs() );
	await visitor.goto( `${ siteUrl() }/?p=${ post }` );
	const list = visitor.getByRole( 'navigation', { name: 'Related Posts' } );
	await expect( list.locator( `${ BLOCK }__title` ) ).toHaveText(
		near( 'cellar' )
	);
	await expect( list.locator( 'time' ).first() ).toHaveAttribute(
		'datetime',
		/^2026-01-01T10:00:00/
	);
	const pictures = list.locator( 'img' );
	await expect( pictures ).toHaveCount( 4 );
	for ( const picture of await pictures.all() ) {
		await picture.scrollIntoViewIfNeeded();
		await expect( picture ).toHaveAttribute( 'srcset', /\.webp/ );
		await expect( picture ).toHaveAttribute( 'alt', '' );
		await expect
			.poll( () =>
				picture.evaluate(
					( image: HTMLImageElement ) => image.naturalWidth
				)
			)
			.toBeGreaterThan( 0 );
	}
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await list.scrollIntoViewIfNeeded();
	await screenshot( visitor, 'related-posts-visitor' );

	const phone = await pageAs( null, {
		viewport: { width: 390, height: 844 },
	} );
	await phone.goto( `${ siteUrl() }/?p=${ post }` );
	await phone.locator( BLOCK ).scrollIntoViewIfNeeded();
	expect(
		await phone.evaluate(
			() => document.documentElement.scrollWidth <= window.innerWidth
		)
	).toBe( true );
	await screenshot( phone, 'related-posts-phone' );
} );

test( 'a list of related posts is shown on each post whose template has the block', async ( {
	visitor,
	admin,
} ) => {
	const { post } = await stock( 'attic', '' );
	const template = await php< string >(
		`$id = wp_insert_post( array(
			'post_type'    => 'wp_template',
			'post_status'  => 'publish',
			'post_name'    => 'single',
			'post_title'   => 'Single',
			'post_content' => '<!-- wp:post-title /--><!-- wp:dovetail/related-posts {"postLayout":"list","displayThumbnails":true} /-->',
		) );
		wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
		return get_stylesheet() . '//single';`
	);
	try {
		await visitor.goto( `${ siteUrl() }/?p=${ post }` );
		await expect( visitor.locator( `${ BLOCK }__title` ) ).toHaveText(
			near( 'attic' ).slice( 0, 3 )
		);
		await screenshot( visitor, 'related-posts-template' );

		const { page, canvas } = admin;
		await page.goto(
			`${ siteUrl() }/wp-admin/site-editor.php?postType=wp_template&postId=${ encodeURIComponent( template ) }&canvas=edit`
		);
		await expect( canvas.locator( BLOCK ) ).toContainText(
			'Posts related to the current post appear here.'
		);
		await expect(
			canvas.locator( `${ BLOCK } .is-placeholder` )
		).toHaveCount( 3 );
	} finally {
		await php(
			`foreach ( get_posts( array( 'post_type' => 'wp_template', 'name' => 'single', 'numberposts' => -1, 'fields' => 'ids' ) ) as $id ) {
				wp_delete_post( $id, true );
			}
			return true;`
		);
	}
} );

test( 'a page without related posts contains no part of the block', async ( {
	visitor,
} ) => {
	const id = await createPost( { content: CONTENT, title: 'Xylophones' } );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	await expect( visitor.locator( BLOCK ) ).toHaveCount( 0 );
} );

// spec: 002-9-14 (a single post has the row to itself, on purpose: two thirds of nothing look broken)
test( 'the first row has two posts if the list has two, four or five, and otherwise three', async ( {
	author,
	visitor,
} ) => {
	const { post } = await stock( 'rows' );
	await php(
		`foreach ( range( 1, 5 ) as $each ) {
			wp_insert_post( array( 'post_title' => "Sourdoughrows number $each", 'post_status' => 'publish' ) );
		}`
	);
	await visitor.goto( `${ siteUrl() }/?p=${ post }` );
	const list = visitor.locator( `${ BLOCK }__list` );
	const rows: number[][][] = [];
	for ( let count = 6; count > 0; count-- ) {
		rows.unshift( await rowsOf( list ) );
		await list.evaluate( ( { lastChild } ) => lastChild?.remove() );
	}
	expect( rows ).toEqual( [
		[ [ 1 ] ],
		[ [ 2, 2 ] ],
		[ [ 3, 3, 3 ] ],
		[
			[ 2, 2 ],
			[ 2, 2 ],
		],
		[
			[ 2, 2 ],
			[ 3, 3, 3 ],
		],
		[
			[ 3, 3, 3 ],
			[ 3, 3, 3 ],
		],
	] );

	await author.reloadAndExpectValid( post );
	const drawn = author.canvas.locator( `${ BLOCK }__list` );
	await expect( drawn.getByRole( 'link' ) ).toHaveCount( 6 );
	expect( await rowsOf( drawn ) ).toEqual( [
		[ 3, 3, 3 ],
		[ 3, 3, 3 ],
	] );
	await author.selectBlock();
	await author.openSettings();
	await author.sidebar
		.getByRole( 'spinbutton', { name: 'Number of posts' } )
		.fill( '5' );
	await expect( drawn.getByRole( 'link' ) ).toHaveCount( 5 );
	expect( await rowsOf( drawn ) ).toEqual( [
		[ 2, 2 ],
		[ 3, 3, 3 ],
	] );
} );
