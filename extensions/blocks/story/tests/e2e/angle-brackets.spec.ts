import { createPost, expect, test } from '#e2e';

const PICTURE = 'https://example.org/wp-content/uploads/sea.jpg';

test( 'keeps a < in an external attribute when an author saves the post', async ( {
	author,
	troubles,
} ) => {
	const id = await createPost( {
		author: 'author',
		content: `<!-- wp:dovetail/story -->
<div class="wp-block-dovetail-story"><div class="wp-block-dovetail-story__stage"><ol class="wp-block-dovetail-story__list"><li class="wp-block-dovetail-story__slide"><figure><img class="wp-block-dovetail-story__media" src="${ PICTURE }" alt="1 &lt; 2 &amp;amp; &lt;b&gt;" data-type="image"/></figure></li><li class="wp-block-dovetail-story__slide"><figure><video class="wp-block-dovetail-story__media" src="https://example.org/sea.webm" aria-label="Waves &lt;3" controls preload="metadata" playsinline data-type="video"></video></figure></li></ol></div></div>
<!-- /wp:dovetail/story -->`,
	} );
	await author.reloadAndExpectValid( id );
	const written = await author.blocks();
	await author.publish( 'Saved anew' );
	await author.reloadAndExpectValid( id );
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
	// The image files do not exist in this test.
	await author.page.goto( 'about:blank' );
	troubles.splice( 0 );
} );
