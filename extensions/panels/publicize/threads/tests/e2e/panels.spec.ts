import { expect, forgetSettings, openGroup, switchOn, test } from '#e2e';
import { beginAnew, connect, MASTODON } from '../../../tests/e2e/support';

beginAnew();

test.afterEach( forgetSettings );

// spec: 002-1-20
test( 'the editor has panels for sharing, previews, likes, shortlinks and descriptions, and an Unroll button', async ( {
	author,
} ) => {
	await switchOn( 'likes', { sharing: true } );
	await connect( { mastodon: MASTODON } );
	const { page, sidebar } = author;
	await page.route( '**/oembed/1.0/proxy*', ( route ) =>
		route.fulfill( {
			json: { type: 'rich', html: '<p>Rye.</p>' },
		} )
	);
	await author.edit(
		'<!-- wp:embed {"url":"https://twitter.com/mina/status/123","type":"rich","providerNameSlug":"twitter"} -->\n<figure class="wp-block-embed is-type-rich is-provider-twitter wp-block-embed-twitter"><div class="wp-block-embed__wrapper">\nhttps://twitter.com/mina/status/123\n</div></figure>\n<!-- /wp:embed -->'
	);
	for ( const [ group, title ] of [
		[ 'Share', 'Share this post' ],
		[ 'Buttons for visitors', 'Likes' ],
		[ 'Buttons for visitors', 'Sharing buttons' ],
		[ 'Preview and SEO', 'Social Previews' ],
		[ 'Preview and SEO', 'SEO Description' ],
		[ 'Short link', 'Shortlink' ],
	] as const ) {
		await openGroup( page, group );
		await expect(
			sidebar.getByRole( 'region', { name: title, exact: true } )
		).toBeVisible();
	}
	await expect(
		sidebar.getByRole( 'radio', { name: 'Thread', exact: true } )
	).toBeVisible();
	await author.selectBlock();
	await expect(
		page.getByRole( 'button', { name: 'Unroll', exact: true } )
	).toBeVisible();
} );
