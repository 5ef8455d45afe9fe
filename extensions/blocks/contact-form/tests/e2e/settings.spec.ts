import { expect, php, siteUrl, storeSettings, test } from '#e2e';

test( 'entries are kept for a whole number of days, up to ten years; anything else keeps the number before and says why', async () => {
	const cases: [ unknown, number, RegExp | null ][] = [
		[ '3650', 3650, null ],
		[ '3651', 7, /a whole number from 0 to 3,650/ ],
		[ '-1', 7, /a whole number/ ],
		[ '٣', 7, /a whole number/ ],
		[ [ 1 ], 7, /takes a single value/ ],
	];
	const results = await storeSettings(
		{ retention_days: 7 },
		cases.map( ( [ days ] ) => ( { retention_days: days } ) )
	);
	expect( results ).toMatchObject(
		cases.map( ( [ , days, sentence ] ) => ( {
			settings: { retention_days: days },
			problems: sentence ? [ expect.stringMatching( sentence ) ] : [],
		} ) )
	);
} );

test( 'the text for the privacy policy says how long a message is kept', async ( {
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
			[ 0, 'We keep it until we no longer need it.' ],
			[ 1, 'We delete it after 1 day.' ],
			[ 30, 'We delete it after 30 days.' ],
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

test( 'the privacy policy speaks of no platform, and of a CRM and of lists only where there are any', async () => {
	const [ none = '', crm = '' ] = await php< string[] >(
		`add_filter( 'dovetail_blocks_settings', static fn( $settings ) => array( 'retention_days' => $input ) + $settings, 99 );
		add_filter( 'dovetail_blocks_mailing_lists', '__return_empty_array', 99 );
		$say  = static fn() => implode( ' ', \\Dovetail\\Contact_Form\\Privacy::suggest( array() ) );
		$none = $say();
		add_filter( 'dovetail_blocks_form_crm', '__return_true' );
		return array( $none, $say() );`,
		30
	);
	expect( none ).toContain( 'We delete it after 30 days.' );
	expect( none ).not.toMatch( /platform|CRM|mailing list/ );
	expect( crm ).toContain(
		'What you entered is also stored in the CRM on this site, our list of contacts.'
	);
} );
