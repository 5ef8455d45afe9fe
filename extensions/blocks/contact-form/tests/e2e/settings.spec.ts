import { expect, php, siteUrl, test } from '#e2e';

test( 'the privacy policy text says how long messages are kept', async ( {
	admin,
} ) => {
	const { page } = admin;
	const say = ( days: number ) =>
		php(
			`update_option( 'dovetail_blocks_settings', array( 'retention_days' => $input ) ); return true;`,
			days
		);
	try {
		for ( const [ days, sentence ] of [
			[ 0, 'We keep your message until we no longer need it.' ],
			[ 1, 'We delete your message after 1 day.' ],
			[ 30, 'We delete your message after 30 days.' ],
		] as const ) {
			await say( days );
			await page.goto(
				`${ siteUrl() }/wp-admin/options-privacy.php?tab=policyguide`
			);
			const guide = page.locator( '.privacy-settings-body' );
			for ( const part of [
				'When you send a form, we store what you entered, the page you sent it from and the time.',
				'If you agree in a form to receive news, your email address and name may be added to these mailing lists: Subscribers of this site',
				sentence,
			] ) {
				await expect( guide ).toContainText( part );
			}
		}
	} finally {
		await php(
			`delete_option( 'dovetail_blocks_settings' ); return true;`
		);
	}
} );
