import { createPost, expect, test } from '#e2e';

const PICTURE = 'https://example.org/wp-content/uploads/sea.jpg';

test( 'keeps a < in an external attribute when an author saves the post', async ( {
	author,
	troubles,
} ) => {
	const id = await createPost( {
		author: 'author',
		content: `<!-- wp:dovetail/slideshow {"sizeSlug":"full"} -->
<div class="wp-block-dovetail-slideshow aligncenter"><div class="wp-block-dovetail-slideshow__stage" data-effect="slide"><ul class="wp-block-dovetail-slideshow__list"><li class="wp-block-dovetail-slideshow__slide"><figure><img class="wp-block-dovetail-slideshow__image" src="${ PICTURE }" alt="1 &lt; 2 &amp;amp; &lt;b&gt;"/></figure></li></ul></div></div>
<!-- /wp:dovetail/slideshow -->`,
	} );
	await author.reloadAndExpectValid( id );
	const written = await author.blocks();
	await author.publish( 'Saved anew' );
	await author.reloadAndExpectValid( id );
	expect( await author.blocks() ).toEqual( written );
	expect( written ).toMatchObject( [
		{ attributes: { images: [ { alt: '1 < 2 &amp; <b>' } ] } },
	] );
	// The image files do not exist in this test.
	await author.page.goto( 'about:blank' );
	troubles.splice( 0 );
} );
