import { expect, siteUrl, test } from '#e2e';

test( 'a story keeps a < in its alternative text when an author saves the post', async ( {
	author,
} ) => {
	const picture = `${ siteUrl() }/wp-includes/images/media/default.png`;
	// Serve an empty video, because the test site has none.
	await author.page.route( '**/sea.webm', ( route ) =>
		route.fulfill( { contentType: 'video/webm', body: '' } )
	);
	await author.edit(
		`<!-- wp:dovetail/story -->
<div class="wp-block-dovetail-story"><div class="wp-block-dovetail-story__stage"><ol class="wp-block-dovetail-story__list"><li class="wp-block-dovetail-story__slide"><figure><img class="wp-block-dovetail-story__media" src="${ picture }" alt="1 &lt; 2 &amp;amp; &lt;b&gt;" data-type="image"/></figure></li><li class="wp-block-dovetail-story__slide"><figure><video class="wp-block-dovetail-story__media" src="${ siteUrl() }/sea.webm" aria-label="Waves &lt;3" controls preload="metadata" playsinline data-type="video"></video></figure></li></ol></div></div>
<!-- /wp:dovetail/story -->`
	);
	await author.expectValid();
	const written = await author.blocks();
	await author.publish( 'Saved anew' );
	await author.reopenAndExpectValid();
	expect( await author.blocks() ).toEqual( written );
	expect( written ).toMatchObject( [
		{
			attributes: {
				mediaFiles: [
					{ alt: '1 < 2 &amp; <b>' },
					{ label: 'Waves <3' },
				],
			},
		},
	] );
} );
