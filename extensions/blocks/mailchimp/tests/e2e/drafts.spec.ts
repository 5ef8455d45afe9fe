import { expect, test } from '#e2e';

test( 'a form in the editor’s preview is marked as part of a draft', async ( {
	pageAs,
} ) => {
	const page = await pageAs( 'contributor' );
	const nonce = await (
		await page.request.get( '/wp-admin/admin-ajax.php?action=rest-nonce' )
	).text();
	const answer = await page.request.post(
		'/?rest_route=/wp/v2/block-renderer/dovetail/mailchimp',
		{
			headers: { 'X-WP-Nonce': nonce },
			data: { context: 'edit', attributes: { interests: [ 'a1' ] } },
		}
	);
	expect(
		( ( await answer.json() ) as { rendered: string } ).rendered
	).toContain( 'is_draft' );
} );
