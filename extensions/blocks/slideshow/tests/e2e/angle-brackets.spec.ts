import { expect, siteUrl, test } from '#e2e';

test( 'a slideshow keeps a < in its alternative text when an author saves the post', async ( {
	author,
} ) => {
	const picture = `${ siteUrl() }/wp-includes/images/media/default.png`;
	await author.edit(
		`<!-- wp:dovetail/slideshow {"sizeSlug":"full"} -->
<div class="wp-block-dovetail-slideshow aligncenter"><div class="wp-block-dovetail-slideshow__stage" data-effect="slide"><ul class="wp-block-dovetail-slideshow__list"><li class="wp-block-dovetail-slideshow__slide"><figure><img class="wp-block-dovetail-slideshow__image" src="${ picture }" alt="1 &lt; 2 &amp;amp; &lt;b&gt;"/></figure></li></ul></div></div>
<!-- /wp:dovetail/slideshow -->`
	);
	await author.expectValid();
	const written = await author.blocks();
	await author.publish( 'Saved anew' );
	await author.reopenAndExpectValid();
	expect( await author.blocks() ).toEqual( written );
	expect( written ).toMatchObject( [
		{ attributes: { images: [ { alt: '1 < 2 &amp; <b>' } ] } },
	] );
} );
