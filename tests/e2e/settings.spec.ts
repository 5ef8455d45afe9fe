import { axeWithin, expect, php, screenshot, siteUrl, test } from './support';

const PAGE = '/wp-admin/options-general.php?page=dovetail-blocks';

/** Every way of storing the settings goes through WordPress's own check. */
test( 'a setting that is not valid keeps its former value and says why', async () => {
	const cases: [ object, Record< string, unknown >, RegExp | null ][] = [
		[
			{ platform_address: 'https://platform.test/' },
			{ platform_address: 'https://platform.test' },
			null,
		],
		[
			{ platform_address: 'http://127.0.0.1:9000' },
			{ platform_address: 'http://127.0.0.1:9000' },
			null,
		],
		...[
			'http://platform.test',
			'ftp://platform.test',
			'javascript:alert(1)',
			'https://me:secret@platform.test',
			'https://platform.test/?a=b',
			'https://platform.test/#a',
			'platform.test',
		].map( ( address ): [ object, Record< string, unknown >, RegExp ] => [
			{ platform_address: address },
			{ platform_address: 'https://before.test' },
			/^The platform address was not changed/,
		] ),
		[ { site_type: 'simple' }, { site_type: 'simple' }, null ],
		[
			{ site_type: 'vip' },
			{ site_type: 'atomic' },
			/^The type of site was not changed/,
		],
		[ { map_key: ' pk.abc-1_2 ' }, { map_key: 'pk.abc-1_2' }, null ],
		[ { map_key: '' }, { map_key: '' }, null ],
		[
			{ map_key: 'sk.abc' },
			{ map_key: 'pk.before' },
			/starts with “sk\.” is secret/,
		],
		[
			{ map_key: 'pk.a b' },
			{ map_key: 'pk.before' },
			/^The map key was not changed/,
		],
		[
			{ gif_key: '"><script>' },
			{ gif_key: 'before' },
			/^The GIF key was not changed/,
		],
		[ { retention_days: '3650' }, { retention_days: 3650 }, null ],
		[
			{ retention_days: '3651' },
			{ retention_days: 7 },
			/a whole number from 0 to 3,650/,
		],
		[ { retention_days: '-1' }, { retention_days: 7 }, /a whole number/ ],
		[ { retention_days: '٣' }, { retention_days: 7 }, /a whole number/ ],
		[
			{ retention_days: [ 1 ] },
			{ retention_days: 7 },
			/takes a single value/,
		],
		[
			{ trusted_proxies: ' 203.0.113.7,\r\n2001:db8::/32\n203.0.113.7' },
			{ trusted_proxies: '203.0.113.7\n2001:db8::/32' },
			null,
		],
		...[
			'proxy.example',
			'203.0.113.0/33',
			'0.0.0.0/0',
			'1.2.3',
			'10.0.0.0/8 x',
		].map( ( list ): [ object, Record< string, unknown >, RegExp ] => [
			{ trusted_proxies: list },
			{ trusted_proxies: '' },
			/^The trusted proxies were not changed: “/,
		] ),
		[ { analytics: '1' }, { analytics: true }, null ],
		[ { analytics: '0' }, { analytics: false }, null ],
		[ { surprise: 'x' }, {}, null ],
	];
	const results = await php< [ object, string[] ][] >(
		`require_once ABSPATH . 'wp-admin/includes/template.php';
		$results = array();
		foreach ( $input as $given ) {
			update_option( 'dovetail_blocks_settings', array( 'platform_address' => 'https://before.test', 'map_key' => 'pk.before', 'gif_key' => 'before', 'retention_days' => 7, 'site_type' => 'atomic' ) );
			$GLOBALS['wp_settings_errors'] = array();
			$results[] = array( Dovetail_Blocks_Settings::sanitize( $given ), array_values( wp_list_pluck( get_settings_errors(), 'message' ) ) );
		}
		$GLOBALS['wp_settings_errors'] = array();
		delete_option( 'dovetail_blocks_settings' );
		return $results;`,
		cases.map( ( [ given ] ) => given )
	);
	cases.forEach( ( [ given, stored, sentence ], index ) => {
		const [ settings, sentences ] = results[ index ] ?? [ {}, [] ];
		const label = JSON.stringify( given );
		expect( settings, label ).toMatchObject( stored );
		expect( settings, label ).not.toHaveProperty( 'surprise' );
		expect( sentences.length, label ).toBe( sentence ? 1 : 0 );
		if ( sentence ) {
			expect( sentences[ 0 ], label ).toMatch( sentence );
		}
	} );
} );

test( 'every setting starts with a default that works, and has a sentence of help', async ( {
	admin,
} ) => {
	const { page } = admin;
	await php(
		`delete_option( 'dovetail_blocks_settings' ); delete_option( 'dovetail_blocks_platform_token' ); return true;`
	);
	await page.goto( siteUrl() + PAGE );
	for ( const [ label, value, help ] of [
		[ 'Platform address', '', 'Leave it empty to use no platform' ],
		[ 'Platform token', '', 'never shown again' ],
		[ 'Type of site', 'atomic', 'Self-hosted is right unless' ],
		[ 'Map key', '', 'Without one a map shows the list of its places.' ],
		[ 'GIF service key', '', 'authors can still paste the address' ],
		[ 'Count the use of buttons in the editor', false, 'Off unless' ],
		[ 'Days to keep form entries', '0', '0 keeps them until' ],
		[ 'Trusted proxies', '', 'Only what these say' ],
	] as const ) {
		const field = page.getByLabel( label, { exact: true } );
		if ( typeof value === 'boolean' ) {
			await expect( field ).toBeChecked( { checked: value } );
		} else {
			await expect( field ).toHaveValue( value );
		}
		await expect( field ).toHaveAccessibleDescription(
			new RegExp( help.replace( /[.]/g, '\\.' ) )
		);
	}
} );

test( 'the owner of a site finds a text for the privacy policy, with the retention that is set', async ( {
	admin,
} ) => {
	const { page } = admin;
	const guide = `${ siteUrl() }/wp-admin/options-privacy.php?tab=policyguide`;
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
			await page.goto( guide );
			const text = page.locator( '.privacy-settings-body' );
			for ( const part of [
				'When you send a form on this site, we store what you entered',
				'your browser loads it from Mapbox',
				'we count visits in a cookie that stays in your browser for 180 days',
				'GIFs, calendars, booking forms',
				'When you donate or pay here',
				sentence,
			] ) {
				await expect( text ).toContainText( part );
			}
		}
	} finally {
		await php(
			`delete_option( 'dovetail_blocks_settings' ); return true;`
		);
	}
} );

test( 'an administrator sets the keys up; the token is never shown; nobody else gets in', async ( {
	admin,
	pageAs,
	troubles,
} ) => {
	const { page } = admin;
	try {
		await page.goto( siteUrl() + PAGE );
		expect( await axeWithin( page, '#wpbody-content .wrap' ) ).toEqual(
			[]
		);
		await screenshot( page, 'settings-1280' );
		await page.setViewportSize( { width: 390, height: 844 } );
		await screenshot( page, 'settings-390' );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( 390 );
		await page.setViewportSize( { width: 1280, height: 900 } );

		await page.getByLabel( 'Map key' ).fill( 'sk.secret' );
		await page.getByLabel( 'GIF service key' ).fill( 'abc123' );
		await page.getByLabel( 'Platform token' ).fill( 'topsecret' );
		await page.getByRole( 'button', { name: 'Save Changes' } ).click();
		await expect(
			page.getByText( 'is secret, and everyone who looks' )
		).toBeVisible();
		await expect( page.getByLabel( 'GIF service key' ) ).toHaveValue(
			'abc123'
		);
		await expect( page.getByText( 'A token is stored.' ) ).toBeVisible();
		expect( await page.content() ).not.toContain( 'topsecret' );
		await screenshot( page, 'settings-problem' );

		await page.getByLabel( 'Remove the stored token' ).check();
		await page.getByRole( 'button', { name: 'Save Changes' } ).click();
		await expect( page.getByText( 'Settings saved.' ) ).toBeVisible();
		// The playground goes on with its own token; what was stored is gone.
		expect(
			await php(
				`global $wpdb; return $wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_name = 'dovetail_blocks_platform_token'" );`
			)
		).toBeFalsy();
	} finally {
		await php(
			`delete_option( 'dovetail_blocks_settings' ); delete_option( 'dovetail_blocks_platform_token' );`
		);
	}
	const author = await pageAs( 'author' );
	const answer = await author.goto( siteUrl() + PAGE );
	expect( answer?.status() ).toBe( 403 );
	troubles.length = 0;
} );

// Security 25.
test( 'a token is forgotten when its platform’s host changes, and stays for a change of the path', async () => {
	expect(
		await php(
			`require_once ABSPATH . 'wp-admin/includes/template.php';
			global $wpdb;
			$stored = static fn() => $wpdb->get_var( "SELECT option_value FROM {$wpdb->options} WHERE option_name = 'dovetail_blocks_platform_token'" );
			$change = static function ( $to ) { update_option( 'dovetail_blocks_settings', array( 'platform_address' => $to ) + get_option( 'dovetail_blocks_settings', array() ) ); };
			$seen   = array();
			foreach ( $input as $address ) {
				update_option( 'dovetail_blocks_settings', array( 'platform_address' => 'https://before.test' ) );
				update_option( 'dovetail_blocks_platform_token', 'topsecret' );
				$GLOBALS['wp_settings_errors'] = array();
				$change( $address );
				$seen[] = array( $stored(), count( get_settings_errors( 'dovetail_blocks_platform_token' ) ) );
			}
			// Both at once, as the settings page sends them: the new one stays.
			update_option( 'dovetail_blocks_settings', array( 'platform_address' => 'https://other.test' ) );
			update_option( 'dovetail_blocks_platform_token', array( 'new' => 'fresh' ) );
			$seen[] = $stored();
			$GLOBALS['wp_settings_errors'] = array();
			delete_option( 'dovetail_blocks_settings' );
			delete_option( 'dovetail_blocks_platform_token' );
			return $seen;`,
			[
				'https://before.test/path',
				'https://BEFORE.test',
				'https://evil.test',
				'https://before.test:8443',
				'',
			]
		)
	).toEqual( [
		[ 'topsecret', 0 ],
		[ 'topsecret', 0 ],
		[ null, 1 ],
		[ null, 1 ],
		[ null, 1 ],
		'fresh',
	] );
} );

test( 'the guide to the privacy policy says where goes what visitors send', async ( {
	admin,
} ) => {
	const { page } = admin;
	await page.goto(
		`${ siteUrl() }/wp-admin/options-privacy.php?tab=policyguide`
	);
	const guide =
		( await page.locator( '.privacy-settings-body' ).textContent() ) ?? '';
	for ( const sentence of [
		'and the time of your confirmation on this site. Messages to you are sent by this site.',
		'An address that is not confirmed is deleted after 7 days.',
		'When you unsubscribe, which every message about a post lets you do, we delete all of it.',
		'passed to the platform that this site is connected to, and by it to Mailchimp. This site does not store it.',
		'If you agree to be sent news, your e-mail address and your name are passed to it as well.',
		'your browser sends what you enter to the provider whose name stands below the form.',
	] ) {
		expect( guide ).toContain( sentence );
	}
	expect( guide.match( /When you subscribe to new posts/g ) ).toHaveLength(
		1
	);

	const withoutPlatform = await php< string[] >(
		`add_filter( 'dovetail_blocks_settings', static fn( $settings ) => array( 'platform_address' => '', 'retention_days' => $input ) + $settings, 99 );
		return array_values( Dovetail_Blocks_Form_Privacy::suggest( array() ) );`,
		30
	);
	expect( withoutPlatform ).toHaveLength( 1 );
	expect( withoutPlatform[ 0 ] ).toContain( 'We delete it after 30 days.' );
	expect( withoutPlatform[ 0 ] ).not.toContain( 'platform' );
} );
