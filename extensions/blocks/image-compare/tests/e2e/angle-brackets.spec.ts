import { expect, siteUrl, test } from '#e2e';

test( 'an image comparison keeps “<” in its alternative text when an author saves the post', async ( {
	author,
} ) => {
	const picture = `${ siteUrl() }/wp-includes/images/media/default.png`;
	await author.edit(
		`<!-- wp:dovetail/image-compare {"imageBefore":{"url":"${ picture }","alt":"1 \\u0026lt; 2"}} -->
<figure class="wp-block-dovetail-image-compare"><div><figure class="wp-block-dovetail-image-compare__before"><img src="${ picture }" alt="1 &lt; 2"/></figure></div></figure>
<!-- /wp:dovetail/image-compare -->`
	);
	await author.expectValid();
	const written = await author.blocks();
	await author.publish( 'Saved anew' );
	await author.reopenAndExpectValid();
	expect( await author.blocks() ).toEqual( written );
	expect( written ).toMatchObject( [
		{ attributes: { imageBefore: { alt: '1 &lt; 2' } } },
	] );
} );
