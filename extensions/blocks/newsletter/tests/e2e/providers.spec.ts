import { createPost, expect, php, platformUrl, siteUrl, test } from '#e2e';

const setting = `\\Dovetail\\Connections\\Connections::option_name( 'newsletter' )`;

/** Chooses a provider, as the settings page stores it. */
const choose = ( values: Record< string, string > ) =>
	php(
		`update_option( 'e2e_no_newsletter', 1 ); delete_option( ${ setting } ); update_option( ${ setting }, $input ); return 1;`,
		values
	);

const GHOST = { provider: 'ghost', address: 'https://news.example.com' };
const MAILERLITE = { provider: 'mailerlite', key: 'good-key' };

/** The block's HTML on a public page. */
const draw = ( attributes: object = {} ) =>
	php< string >(
		`return do_blocks( $input );`,
		`<!-- wp:dovetail/newsletter ${ JSON.stringify(
			attributes
		) } --><div class="wp-block-dovetail-newsletter"><!-- wp:dovetail/button {"element":"button","text":"Subscribe"} /--></div><!-- /wp:dovetail/newsletter -->`
	);

/** Subscribes somebody at this site's own form. */
const subscribe = ( fields: Record< string, string > ) =>
	php(
		`$kind  = \\Dovetail\\Newsletter\\Form::kind();
		$signed = array( 'dovetail_settings' => $input['dovetail_settings'] ?? '{}' );
		$result = $kind->take( $input + $signed + array( 'dovetail_signature' => $kind->sign( $signed ) ) );
		return is_wp_error( $result ) ? $result->get_error_code() : $result;`,
		fields
	);

/** What providers got: path and data. */
const asked = async () =>
	(
		( await (
			await fetch( `${ platformUrl() }/__platform/log` )
		).json() ) as { path: string; data: unknown }[]
	 )
		.filter( ( { path } ) => /^\/(api|members)\//.test( path ) )
		.map( ( { path, data } ) => [ path, data ] );

test.beforeEach( async () => {
	await fetch( `${ platformUrl() }/__platform/reset`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: '{"scenario":"paid"}',
	} );
	await php(
		`global $wpdb; return $wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail\\_blocks\\_count\\_%' OR option_name LIKE 'dovetail\\_blocks\\_newsletter\\_%'" );`
	);
} );
test.afterEach( () =>
	php(
		`delete_option( 'e2e_no_newsletter' ); delete_option( ${ setting } ); delete_option( 'dovetail_blocks_connection_state_newsletter' ); \\Dovetail\\Connections\\Connection_Store::store_defaults(); return 1;`
	)
);

test.describe( 'without a provider that can work, the block is not available:', () => {
	for ( const [ what, values ] of [
		[ 'none is chosen', { provider: '' } ],
		[ 'Ghost without an address', { provider: 'ghost' } ],
		[ 'MailerLite without a key', { provider: 'mailerlite' } ],
		[ 'a form of one’s own without an address', { provider: 'own' } ],
	] as const ) {
		test( what, async () => {
			await choose( values );
			expect(
				await php(
					`$records = \\Dovetail\\Newsletter\\Provider::judge( array( 'newsletter' => array( 'available' => true ) ) );
					return array( $records['newsletter']['unavailable_reason'], $records['newsletter']['details'], is_wp_error( \\Dovetail\\Newsletter\\Provider::check( \\Dovetail\\Connections\\Connections::values( 'newsletter' ) ) ) );`
				)
			).toEqual( [
				'missing_connection',
				[ 'Newsletter provider' ],
				true,
			] );
			expect( await draw( { revueUsername: 'anna' } ) ).toBe( '' );
		} );
	}
} );

test.describe( 'a visitor’s browser goes to', () => {
	test( 'Buttondown, with the fields that it knows, for a name that can be one there', async () => {
		await choose( { provider: 'buttondown' } );
		const html = await draw( { revueUsername: 'anna' } );
		expect( html ).toContain(
			'/services/newsletter/api/emails/embed-subscribe/anna"'
		);
		expect( html ).toContain( 'name="email"' );
		expect( html ).toContain( 'name="metadata__first_name"' );
		const note =
			'Your details are sent to buttondown.com, the newsletter provider. The response opens in a new tab.';
		expect( html ).toContain( `>${ note }</p>` );
		expect(
			await php(
				`return \\Dovetail\\Newsletter\\Provider::tell_editor()['note'];`
			)
		).toBe( note );
		expect( await draw( { revueUsername: 'my user' } ) ).toBe( '' );
		expect( await draw() ).toBe( '' );
	} );

	test( 'the form address that the owner has given, whatever the name', async () => {
		await choose( {
			provider: 'own',
			address: 'https://lists.example.com/own-form?list=1',
		} );
		const html = await draw();
		expect( html ).toContain( '/services/newsletter/own-form?list=1"' );
		expect( html ).toContain( 'name="first_name"' );
		expect( html ).toContain( 'sent to lists.example.com,' );
		await choose( { provider: 'ghost', address: 'https://example.com' } );
		expect(
			await php(
				`return \\Dovetail\\Newsletter\\Provider::tell_editor()['note'];`
			)
		).toBe( '' );
	} );

	test( 'Substack’s own page, in a new tab, and nothing of Substack is loaded', async () => {
		await choose( { provider: 'substack' } );
		const html = await draw( { revueUsername: 'anna' } );
		expect( html ).toMatch(
			/<a class="[^"]*wp-element-button[^"]*" href="[^"]+\/subscribe" target="_blank" rel="noopener">Subscribe<\/a>/
		);
		expect( html ).not.toMatch( /<(form|input|script|iframe)/ );
		expect( await draw( { revueUsername: 'Anna.B' } ) ).toBe( '' );
	} );
} );

test.describe( 'the site subscribes an address at', () => {
	const ANN = {
		dovetail_email: 'ann@example.com',
		dovetail_first_name: 'Ann',
		dovetail_last_name: 'Berg',
	};

	test( 'MailerLite, which returns whether a confirmation is needed', async () => {
		await choose( MAILERLITE );
		expect( await draw() ).toContain( 'name="dovetail_first_name"' );
		expect( await subscribe( ANN ) ).toEqual( {
			status: 'subscribed',
			message: '',
		} );
		expect( await asked() ).toContainEqual( [
			'/api/subscribers',
			{
				email: 'ann@example.com',
				fields: { name: 'Ann', last_name: 'Berg' },
			},
		] );
		expect(
			await subscribe( { dovetail_email: 'pending@example.com' } )
		).toMatchObject( { status: 'pending' } );
		expect(
			await subscribe( { dovetail_email: 'ann@nowhere.invalid' } )
		).toBe( 'newsletter_invalid_email' );
	} );

	test( 'Ghost, with the token that it wants first', async () => {
		await choose( GHOST );
		expect( await subscribe( ANN ) ).toMatchObject( {
			status: 'pending',
			message: expect.stringContaining( 'ann@example.com' ),
		} );
		expect( ( await asked() ).slice( -2 ) ).toEqual( [
			[ '/members/api/integrity-token/', expect.anything() ],
			[
				'/members/api/send-magic-link/',
				{
					email: 'ann@example.com',
					name: 'Ann Berg',
					emailType: 'subscribe',
					integrityToken: '1764000000000:abcdef0123456789',
				},
			],
		] );
	} );

	test( 'a provider by the form of a public page alone, and only so often', async () => {
		await choose( GHOST );
		expect(
			await subscribe( {
				...ANN,
				dovetail_settings: '{"is_draft":true}',
			} )
		).toBe( 'newsletter_not_public' );
		expect( await subscribe( { ...ANN, dovetail_leave_empty: 'x' } ) ).toBe(
			'newsletter_refused'
		);
		expect(
			await subscribe( {
				...ANN,
				dovetail_first_name: 'x'.repeat( 9000 ),
			} )
		).toBe( 'newsletter_too_large' );
		for ( let i = 0; i < 10; i++ ) {
			await subscribe( ANN );
		}
		expect( await subscribe( ANN ) ).toBe( 'newsletter_too_many' );
	} );

	const answering = ( status: number, body: string ) =>
		`add_filter( 'pre_http_request', static fn() => array( 'headers' => array(), 'body' => ${ JSON.stringify(
			body
		) }, 'response' => array( 'code' => ${ status }, 'message' => '' ), 'cookies' => array(), 'filename' => null ), 99 );`;

	for ( const [ name, values ] of [
		[ 'MailerLite', MAILERLITE ],
		[ 'Ghost', GHOST ],
	] as const ) {
		for ( const [ what, status, body ] of [
			[ 'HTML', 200, '<!doctype html><title>Maintenance</title>' ],
			[ 'half an answer', 200, '{"data":' ],
			[ 'something else', 200, '42' ],
			[ 'a refusal of the key', 401, '{}' ],
			[ 'that it is busy', 429, '{}' ],
			[ 'that it is broken', 500, 'oops' ],
			[ 'a redirect', 301, '' ],
		] as const ) {
			const isKept = status !== 401;
			test( `a provider that answers ${ what } (${ name }): the sign-up is ${ isKept ? 'kept' : 'refused' }, and the owner reads why`, async () => {
				await choose( values );
				const [ said, check ] = await php< [ unknown, string ] >(
					`${ answering( status, body ) }
					$signed = array( 'dovetail_settings' => '{}' );
					$kind   = \\Dovetail\\Newsletter\\Form::kind();
					$result = $kind->take( array( 'dovetail_email' => 'ann@example.com', 'dovetail_signature' => $kind->sign( $signed ) ) + $signed );
					$check  = \\Dovetail\\Newsletter\\Provider::check( \\Dovetail\\Connections\\Connections::values( 'newsletter' ) );
					remove_all_filters( 'pre_http_request', 99 );
					return array( is_wp_error( $result ) ? array( $result->get_error_code(), $result->get_error_message() ) : $result, is_wp_error( $check ) ? $check->get_error_message() : true );`
				);
				expect( said ).toEqual(
					isKept
						? {
								status: 'pending',
								message: expect.stringMatching(
									`^Your sign-up is on its way\\. ${ name } is not responding`
								),
							}
						: [ 'newsletter_failed', '' ]
				);
				expect( await waiting() ).toHaveLength( isKept ? 1 : 0 );
				expect( check ).toMatch( /\.$/ );
			} );
		}
	}
} );

/** What waits, as arguments of its job. */
const waiting = () =>
	php< [ string ][] >(
		`return \\Dovetail\\Newsletter\\Outbox::unfinished();`
	);

test.describe( 'a form that was loaded into another page', () => {
	const send = async ( signature: string ) => {
		const other = await createPost( { content: 'Rye.' } );
		const answer = await fetch( `${ siteUrl() }/?p=${ other }`, {
			method: 'POST',
			body: new URLSearchParams( {
				dovetail_newsletter: '1',
				dovetail_email: 'ann@example',
				dovetail_first_name: 'Ann "A" & <co>',
				dovetail_last_name: '',
				dovetail_settings: '{}',
				dovetail_signature: signature,
			} ),
		} );
		return answer.text();
	};

	test( 'shows every value again, in fields that the visitor can correct', async () => {
		await choose( MAILERLITE );
		const html = await send(
			await php(
				`return \\Dovetail\\Newsletter\\Form::kind()->sign( array( 'dovetail_settings' => '{}' ) );`
			)
		);
		expect( html ).toMatch(
			/<label [^>]*>First name<\/label><input [^>]*type="text" name="dovetail_first_name"[^>]* value="Ann &quot;A&quot; &amp; &lt;co&gt;"/
		);
		expect( html ).toMatch(
			/name="dovetail_email"[^>]* value="ann@example"/
		);
		expect( html.match( /type="hidden" name="\w+"/g ) ).toEqual( [
			'type="hidden" name="dovetail_newsletter"',
			'type="hidden" name="dovetail_settings"',
			'type="hidden" name="dovetail_signature"',
		] );
		expect( html ).not.toContain( 'Last name' );
	} );

	test( 'shows every value as text where the form is not signed', async () => {
		await choose( MAILERLITE );
		const html = await send( 'x' );
		expect( html ).toContain(
			'<p dir="auto">ann@example</p><p dir="auto">Ann &quot;A&quot; &amp; &lt;co&gt;</p>'
		);
		expect( html ).not.toContain( '<form' );
	} );
} );

test( 'what waits is passed on when the provider answers, to the provider it was meant for, and is exported and erased', async () => {
	const keep = ( email: string ) =>
		php(
			`$error = new WP_Error( 'service_busy', 'Busy.', array( 'status' => 429, 'retry_after' => 7200 ) );
			\\Dovetail\\Newsletter\\Outbox::keep( $input, array( 'provider' => 'mailerlite', 'first_name' => 'Ann', 'last_name' => '' ), $error );
			$next = wp_next_scheduled( 'dovetail_blocks_newsletter_sign_up', \\Dovetail\\Newsletter\\Outbox::unfinished()[0] );
			return $next - time() > 7000;`,
			email
		);
	const send = () =>
		php(
			`return \\Dovetail\\Newsletter\\Outbox::send( \\Dovetail\\Newsletter\\Outbox::unfinished()[0][0] );`
		);
	await choose( MAILERLITE );
	expect( await keep( 'ann@example.com' ) ).toBe( true );
	expect( await send() ).toBe( true );
	expect( await asked() ).toContainEqual( [
		'/api/subscribers',
		{ email: 'ann@example.com', fields: { name: 'Ann' } },
	] );
	expect( await waiting() ).toEqual( [] );

	await keep( 'bob@example.com' );
	await choose( GHOST );
	const before = ( await asked() ).length;
	expect( await send() ).toBe( true );
	expect( await asked() ).toHaveLength( before );
	expect(
		await php(
			`return \\Dovetail\\Connections\\Connection_State::get( 'newsletter' )['failure'];`
		)
	).toMatch(
		/could not be delivered and was dropped\..*no longer connected/
	);

	await choose( MAILERLITE );
	await keep( 'eve@example.com' );
	expect(
		await php(
			`$exporters = apply_filters( 'wp_privacy_personal_data_exporters', array() );
			$erasers    = apply_filters( 'wp_privacy_personal_data_erasers', array() );
			$export     = $exporters['dovetail-blocks-newsletter'];
			return array( $export['exporter_friendly_name'], count( call_user_func( $export['callback'], 'EVE@example.com' )['data'] ), call_user_func( $erasers['dovetail-blocks-newsletter']['callback'], 'eve@example.com' )['items_removed'] );`
		)
	).toEqual( [ 'Sign-ups waiting for MailerLite', 1, 1 ] );
	expect( await waiting() ).toEqual( [] );
} );

test( 'a provider is checked when it is chosen', async () => {
	const check = async ( values: Record< string, string > ) => {
		await choose( values );
		return php(
			`$state = \\Dovetail\\Connections\\Connection_State::get( 'newsletter' ); return array( $state['sentence'], $state['isGood'] );`
		);
	};
	expect( await check( MAILERLITE ) ).toEqual( [
		'Connected: MailerLite sends your newsletter.',
		true,
	] );
	expect( await check( GHOST ) ).toEqual( [
		'Connected: Ghost sends your newsletter.',
		true,
	] );
	expect( await check( { ...MAILERLITE, key: 'bad' } ) ).toEqual( [
		expect.stringMatching( /^MailerLite rejected this key\./ ),
		false,
	] );
	expect( await check( { provider: 'ghost' } ) ).toEqual( [
		'The address is missing. Enter it below the provider and save.',
		false,
	] );
} );
