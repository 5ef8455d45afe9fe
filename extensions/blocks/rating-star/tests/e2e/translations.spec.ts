import {
	createPost,
	expect,
	siteUrl,
	speakEnglish,
	speakPseudoLocale,
	test,
	TRANSLATED,
	type WordPress,
} from '#e2e';

declare const wp: WordPress;

const STARS = `<!-- wp:dovetail/rating-star -->
<p class="wp-block-dovetail-rating-star has-text-align-left"><span class="wp-block-dovetail-rating-star__stars">★☆☆☆☆</span> <span class="wp-block-dovetail-rating-star__value">1/5</span></p>
<!-- /wp:dovetail/rating-star -->`;

test.beforeAll( speakPseudoLocale );
test.afterAll( speakEnglish );

test( 'in another language, the block’s title and its texts from lazy chunks and PHP are translated', async ( {
	author,
	visitor,
} ) => {
	await author.open();
	const title = await author.page.evaluate(
		() => wp.blocks.getBlockType( 'dovetail/rating-star' ).title
	);
	expect( title ).toMatch( TRANSLATED );

	const id = await createPost( { author: 'author', content: STARS } );
	await author.open( id );
	await author.selectBlock( 0 );
	await author.openSettings();
	const panel = author.sidebar
		.locator( '.components-range-control label' )
		.first();
	await expect( panel ).toHaveText( TRANSLATED );

	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	await expect(
		visitor.locator( '.wp-block-dovetail-rating-star__text' )
	).toHaveText( TRANSLATED );
} );
