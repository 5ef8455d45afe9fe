import { readFileSync } from 'node:fs';
import { readForm, sendMany } from '../send-many';
import { createPost, expect, php, siteUrl, test } from '#e2e';
import {
	BLOCK,
	texts,
	form,
	field,
	BUTTON,
	SIMPLE,
	EVERYTHING,
	mails,
	pageOf,
	address,
	entriesOf,
	post,
	forgetJobs,
} from './support';

/** What nobody means well with. */
const hostile: string[] = JSON.parse(
	readFileSync(
		'extensions/blocks/contact-form/tests/hostile-answers.json',
		'utf8'
	)
);

const addresses: { value: unknown; times?: number; valid: boolean }[] =
	JSON.parse(
		readFileSync( 'shared/validation/tests/email.cases.json', 'utf8' )
	);

test( 'more than two hundred hostile messages crash nothing and run nowhere; the valid ones are stored', async ( {
	admin,
} ) => {
	test.setTimeout( 400_000 );
	const id = await createPost( {
		content: EVERYTHING,
		title: 'Under attack',
	} );
	const valid = {
		name: 'Ann',
		email: 'ann@example.com',
		radio: 'By phone',
		'checkbox-multiple': [ 'Bread' ],
	};
	const types = [
		'name',
		'email',
		'url',
		'telephone',
		'date',
		'select',
		'radio',
		'text',
		'textarea',
		'checkbox',
		'consent',
	];
	const messages: { values: unknown; more?: object; bytes?: number }[] = [
		...types
			.slice( 0, 9 )
			.flatMap( ( type ) =>
				hostile.map( ( answer ) => ( {
					values: { ...valid, [ type ]: answer },
				} ) )
			)
			.filter( ( _, index ) => index % 3 !== 2 ),
		...types.map( ( type ) => ( {
			values: { ...valid, [ type ]: { nested: [ 'x' ] } },
		} ) ),
		...types.map( ( type ) => ( {
			values: { ...valid, [ type ]: 'x'.repeat( 1024 * 1024 ) },
			bytes: 1024 * 1024,
		} ) ),
		{ values: null },
		{ values: 'text' },
		{ values: [] },
		{ values: { ...valid, unknown: 'x' } },
		{ values: { ...valid, 'checkbox-multiple': 'Bread' } },
		{ values: { ...valid, 'checkbox-multiple': [ 'Bread', 'Poison' ] } },
		{ values: { ...valid, 'checkbox-multiple': [ [ 'Bread' ] ] } },
		{ values: valid, more: { form: '0'.repeat( 32 ) } },
		{ values: valid, more: { form: [ 'x' ] } },
		{ values: valid, more: { leave_empty: 'https://spam.example' } },
		{ values: valid, more: { elapsed: '3' } },
		{ values: valid, more: { elapsed: [ '3' ] } },
		{ values: valid, more: { key: '<script>' } },
		{ values: valid, more: { key: 'replayed-replayed-1' } },
		{ values: valid, more: { key: 'replayed-replayed-1' } },
	];
	expect( messages.length ).toBeGreaterThan( 200 );
	const { hidden } = readForm( await ( await fetch( pageOf( id ) ) ).text() );
	const hash = Object.fromEntries( hidden )[ 'dovetail_form[form]' ];
	const outcomes: { entry: number; code: string; errors: string[] }[] = [];
	for ( let start = 0; start < messages.length; start += 60 ) {
		outcomes.push(
			...( await php< typeof outcomes >(
				`$outcomes = array();
				foreach ( $input['messages'] as $index => $message ) {
					$sent   = ( isset( $message['more'] ) ? $message['more'] : array() ) + array( 'form' => $input['hash'], 'values' => $message['values'], 'elapsed' => '60000', 'key' => 'hostile-message-' . ( $input['start'] + $index ) );
					$result = \\Dovetail\\Contact_Form\\Submission::receive( $sent, isset( $message['bytes'] ) ? $message['bytes'] : 1000, '/<script>/' );
					$outcomes[] = array( 'entry' => $result['entry'], 'code' => $result['refusal'] ? $result['refusal']->get_error_code() : '', 'errors' => array_keys( $result['errors'] ) );
				}
				return $outcomes;`,
				{ messages: messages.slice( start, start + 60 ), hash, start }
			) )
		);
	}
	expect( outcomes ).toHaveLength( messages.length );
	for ( const { entry, code, errors } of outcomes ) {
		expect(
			Number( entry > 0 ) +
				Number( code !== '' ) +
				Number( errors.length > 0 )
		).toBe( 1 );
	}
	const stored = new Set(
		outcomes.map( ( { entry } ) => entry ).filter( Boolean )
	);
	expect(
		outcomes
			.slice( -15 )
			.map(
				( { code, errors, entry } ) =>
					code || errors.join() || ( entry ? 'stored' : '' )
			)
	).toEqual( [
		'name,email,radio,checkbox-multiple',
		'name,email,radio,checkbox-multiple',
		'name,email,radio,checkbox-multiple',
		'form_changed',
		'checkbox-multiple',
		'checkbox-multiple',
		'checkbox-multiple',
		'form_changed',
		'form_changed',
		'form_trap',
		'form_too_fast',
		'form_too_fast',
		'stored',
		'stored',
		'stored',
	] );
	// Every free text is stored; nothing else about a message decides.
	messages.forEach( ( { values, bytes, more }, index ) => {
		const { name, text, textarea, ...rest } = ( values ?? {} ) as Record<
			string,
			unknown
		>;
		const isFree = [ name, text, textarea ].every(
			( each ) =>
				each === undefined ||
				( typeof each === 'string' && each.trim() !== '' )
		);
		if (
			isFree &&
			! bytes &&
			! more &&
			JSON.stringify( rest ) ===
				JSON.stringify( { ...valid, name: undefined } )
		) {
			expect(
				outcomes[ index ]?.entry,
				JSON.stringify( values )
			).toBeGreaterThan( 0 );
		}
	} );

	const seen = await php< {
		count: number;
		cells: string;
		csv: string;
		mails: { headers: string[]; subject: string }[];
	} >(
		`$ids = get_posts( array( 'post_type' => 'dovetail_entry', 'post_status' => 'private', 'post_parent' => $input, 'numberposts' => -1, 'fields' => 'ids' ) );
		wp_set_current_user( 1 );
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		ob_start();
		foreach ( $ids as $id ) {
			foreach ( array( 'sender', 'message', 'form', 'sent' ) as $column ) {
				\\Dovetail\\Contact_Form\\Entries_Columns::cell( $column, $id );
			}
		}
		$cells = ob_get_clean();
		$file  = fopen( 'php://memory', 'w+' );
		\\Dovetail\\Plugin\\Csv::write( $file, \\Dovetail\\Contact_Form\\Export::rows( array( 's' => '' ) ) );
		rewind( $file );
		return array(
			'count' => count( $ids ),
			'cells' => $cells,
			'csv'   => stream_get_contents( $file ),
			'mails' => array_map( static function ( $id ) { return \\Dovetail\\Contact_Form\\Mail::compose( \\Dovetail\\Contact_Form\\Entries::read( $id ), (int) get_post( $id )->post_parent ); }, $ids ),
		);`,
		id
	);
	expect( seen.count ).toBe( stored.size );
	expect( seen.cells ).not.toMatch( /<(script|img|svg|textarea)/i );
	for ( const mail of seen.mails ) {
		expect( [ mail.subject, ...mail.headers ].join( '' ) ).not.toMatch(
			/[\r\n]/
		);
		expect( mail.headers ).toEqual( [
			'Content-Type: text/plain; charset=UTF-8',
			expect.stringMatching(
				/^Reply-To: ([\p{L}\p{M}\p{N}'’ -]+ <ann@example\.com>|ann@example\.com)$/u
			),
		] );
	}
	const cells = [
		...seen.csv.matchAll( /(?:^|,)(?:"((?:[^"]|"")*)"|([^",\n]*))/gm ),
	].map(
		( [ , quoted, plain ] ) =>
			quoted?.replaceAll( '""', '"' ) ?? plain ?? ''
	);
	expect( cells ).toContain( "'+1+1" );
	// A phone number with its plus is no formula.
	expect(
		cells.filter(
			( cell ) =>
				/^\s*[=+\-@＝]/.test( cell ) && ! /^\+[\d ()]+$/.test( cell )
		)
	).toEqual( [] );

	const { page } = admin;
	await page.goto(
		`${ siteUrl() }/wp-admin/edit.php?post_type=dovetail_entry&orderby=title`
	);
	expect( await page.evaluate( () => Reflect.has( window, 'hacked' ) ) ).toBe(
		false
	);
	await page
		.getByRole( 'row', { name: /script/ } )
		.first()
		.locator( '.row-title' )
		.click();
	await expect( page.locator( '.dovetail-entry' ) ).toContainText(
		'<script>'
	);
	expect( await page.evaluate( () => Reflect.has( window, 'hacked' ) ) ).toBe(
		false
	);
} );

test( 'fifty messages from ten clients arrive over HTTP, each once', async () => {
	test.setTimeout( 400_000 );
	const id = await createPost( { content: SIMPLE, title: 'Busy' } );
	const sent = await sendMany( {
		page: await address( id ),
		messages: 50,
		clients: 10,
		mark: 'busy',
	} );
	expect( sent.filter( ( { accepted } ) => ! accepted ) ).toEqual( [] );
	const entries = await entriesOf( id );
	expect( entries ).toHaveLength( 50 );
	expect( new Set( entries ).size ).toBe( 50 );
} );

test( 'the same message at the same time is stored once, and an address may send so many', async () => {
	const id = await createPost( { content: SIMPLE, title: 'Once' } );
	const page = await address( id );
	const ann = { name: 'Ann', email: 'ann@example.com' };
	const twice = await Promise.all(
		[ 1, 2, 3 ].map( () =>
			post( page, ann, { more: { key: 'the-same-key-at-once' } } )
		)
	);
	expect( twice.map( ( { status } ) => status ) ).toEqual( [
		200, 200, 200,
	] );
	expect( await entriesOf( id ) ).toHaveLength( 1 );

	await post( page, { ...ann, name: 'Bob' } );
	await post( page, { ...ann, name: 'Bob' } );
	expect( await entriesOf( id ) ).toEqual( [ 'Ann', 'Bob' ] );

	await php(
		`update_option( 'e2e_form_rate', 3 ); global $wpdb; return $wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE 'dovetail_blocks_count_%'" );`
	);
	try {
		const many = await Promise.all(
			[ 1, 2, 3, 4, 5, 6 ].map( ( index ) =>
				post( page, { ...ann, name: `Many ${ index }` } )
			)
		);
		expect( many.filter( ( { status } ) => status === 200 ) ).toHaveLength(
			3
		);
		const refused = many.filter( ( { status } ) => status === 429 );
		expect( refused ).toHaveLength( 3 );
		expect( refused[ 0 ]?.answer.message ).toBe(
			'Too many messages came from your connection in a short time, so this one was not sent. Please wait ten minutes and send it again.'
		);
		expect( await entriesOf( id ) ).toHaveLength( 5 );
	} finally {
		await php( `return delete_option( 'e2e_form_rate' );` );
	}
} );

test( 'the same message twice at the same moment, without a key of the browser, is stored and mailed once', async () => {
	const id = await createPost( { content: SIMPLE, title: 'Double click' } );
	const page = await address( id );
	const earlier = mails().length;
	const twice = await Promise.all(
		[ 'Dora', 'Dora', 'Emil' ].map( ( name ) =>
			post( page, { name, email: 'd@example.com' } )
		)
	);
	expect( twice.map( ( { status } ) => status ) ).toEqual( [
		200, 200, 200,
	] );
	expect( ( await entriesOf( id ) ).sort() ).toEqual( [ 'Dora', 'Emil' ] );
	expect( mails() ).toHaveLength( earlier + 2 );
} );

test( 'when the database refuses nothing is half stored; when the mail fails the entry says so, and what is queued is found again', async ( {
	visitor,
	troubles,
} ) => {
	const id = await createPost( {
		content: form(
			field( 'name' ) +
				field( 'email' ) +
				field( 'consent', { isForNews: true } ) +
				BUTTON
		),
		title: 'Troubles',
	} );
	const { hidden } = readForm( await ( await fetch( pageOf( id ) ) ).text() );
	const hash = Object.fromEntries( hidden )[ 'dovetail_form[form]' ];
	const outcome = await php< Record< string, unknown > >(
		`global $wpdb;
		$wpdb->suppress_errors();
		$send = static function ( $name ) use ( $input ) {
			return \\Dovetail\\Contact_Form\\Submission::receive( array( 'elapsed' => '60000', 'form' => $input, 'values' => array( 'name' => $name, 'email' => 'ann@example.com' ) ), 100 );
		};
		$refuse = static function ( $query ) use ( $wpdb ) {
			return preg_match( "~^INSERT INTO .{0,3}{$wpdb->posts}~", $query ) ? '' : $query;
		};
		$count = static function () use ( $wpdb ) {
			return (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'dovetail_entry'" );
		};
		$seen   = array( 'before' => $count() );
		add_filter( 'query', $refuse );
		$result = $send( 'Refused' );
		remove_filter( 'query', $refuse );
		$seen['sentence'] = $result['refusal']->get_error_message();
		$seen['after']    = $count();
		$seen['again']    = $send( 'Refused' )['entry'] > 0;

		add_filter( 'dovetail_blocks_form_crm', '__return_true' );
		add_filter( 'pre_wp_mail', '__return_false', 1 );
		$mail = $send( 'No mail' );
		remove_filter( 'pre_wp_mail', '__return_false', 1 );
		$seen['mail'] = \\Dovetail\\Contact_Form\\Entries::troubles( $mail['entry'] );
		\\Dovetail\\Contact_Form\\Mail::send( $mail['entry'] );
		$seen['mended'] = \\Dovetail\\Contact_Form\\Entries::troubles( $mail['entry'] );
		$seen['queued'] = array_map( static function ( $what ) use ( $mail ) { return false !== wp_next_scheduled( \\Dovetail\\Contact_Form\\Outbox::EVENT, array( $what, $mail['entry'] ) ); }, array( 'crm', 'list-site' ) );
		wp_unschedule_hook( \\Dovetail\\Contact_Form\\Outbox::EVENT );
		do_action( 'dovetail_blocks_daily' );
		$seen['lost'] = array_map( static function ( $what ) use ( $mail ) { return false !== wp_next_scheduled( \\Dovetail\\Contact_Form\\Outbox::EVENT, array( $what, $mail['entry'] ) ); }, array( 'crm', 'list-site' ) );
		$seen['entry']  = $mail['entry'];
		return $seen;`,
		hash
	);
	expect( outcome.sentence ).toBe(
		'Your message could not be stored, so it was not sent. Please send it again in a few minutes.'
	);
	expect( outcome.after ).toBe( outcome.before );
	expect( outcome ).toMatchObject( {
		again: true,
		mail: {
			mail: 'The email about this entry could not be sent. The entry itself is complete.',
		},
		mended: [],
		queued: [ true, true ],
		// Security 23: a lost event is found again.
		lost: [ true, true ],
	} );

	const passOn = ( listener: string ) =>
		php< { troubles: Record< string, string >; next: boolean } >(
			`add_filter( 'dovetail_blocks_form_crm', static function () { ${ listener } } );
			wp_unschedule_hook( \\Dovetail\\Contact_Form\\Outbox::EVENT );
			do_action( \\Dovetail\\Contact_Form\\Outbox::EVENT, 'crm', $input );
			return array( 'troubles' => (object) \\Dovetail\\Contact_Form\\Entries::troubles( $input ), 'next' => \\Dovetail\\Plugin\\Queue::is_queued( \\Dovetail\\Contact_Form\\Outbox::EVENT, array( 'crm', $input ) ) );`,
			outcome.entry
		);
	expect( await passOn( `return new WP_Error( 'x', 'Full.' );` ) ).toEqual( {
		troubles: {
			crm: 'This entry could not be passed on to the CRM yet; it will be tried again. Full.',
		},
		next: true,
	} );
	expect( await passOn( 'return true;' ) ).toEqual( {
		troubles: {},
		next: false,
	} );

	// Nobody is to get what this test has left waiting.
	await forgetJobs();

	// In the browser: the site does not answer, the text stays.
	await visitor.goto( pageOf( id ) );
	await visitor.locator( BLOCK ).getByLabel( 'Name' ).fill( 'Kept' );
	await visitor.route( '**/*', ( route ) =>
		route.request().method() === 'POST' ? route.abort() : route.continue()
	);
	await visitor.getByRole( 'button', { name: 'Send it' } ).click();
	await expect( visitor.locator( `${ BLOCK }__status` ) ).toHaveText(
		'Your message could not be sent: this site did not answer. Your text is still here; please send it again in a moment.'
	);
	await expect( visitor.locator( BLOCK ).getByLabel( 'Name' ) ).toHaveValue(
		'Kept'
	);
	troubles.length = 0;
} );

test( 'who may edit a published post reads its entries, and the site’s need edit_theme_options', async () => {
	const [ own, others ] = [
		await createPost( { content: SIMPLE, title: 'Own', author: 'author' } ),
		await createPost( {
			content: SIMPLE,
			title: 'Other',
			author: 'admin',
		} ),
	];
	const seen = await php< Record< string, unknown > >(
		`$content = array( 'form' => 'x', 'subject' => '', 'to' => array(), 'page' => '/', 'answers' => array( array( 'key' => 'name', 'type' => 'name', 'label' => '', 'value' => 'Ann' ) ) );
		$entries = array();
		foreach ( array( 'own' => $input[0], 'others' => $input[1], 'site' => 0, 'gone' => 999999 ) as $name => $source ) {
			$entries[ $name ] = \\Dovetail\\Contact_Form\\Entries::store( 'access-' . $name, $source, $content );
		}
		$seen = array();
		foreach ( array( 'contributor', 'author', 'editor', 'administrator' ) as $role ) {
			$users = get_users( array( 'role' => $role, 'number' => 1 ) );
			$id    = $users ? $users[0]->ID : wp_insert_user( array( 'user_login' => 'role-' . $role, 'user_pass' => 'password', 'role' => $role ) );
			if ( 'author' === $role ) { $id = get_user_by( 'login', 'author' )->ID; }
			wp_set_current_user( $id );
			$seen[ $role ] = array( current_user_can( 'edit_dovetail_entries' ), array_keys( array_filter( $entries, static function ( $entry ) { return current_user_can( 'edit_post', $entry ) && current_user_can( 'delete_post', $entry ); } ) ), array_values( array_intersect( array( $input[0], $input[1], 0, 999999 ), \\Dovetail\\Contact_Form\\Capabilities::sources() ) ) );
		}
		return $seen;`,
		[ own, others ]
	);
	expect( seen ).toEqual( {
		contributor: [ false, [], [] ],
		author: [ true, [ 'own' ], [ own ] ],
		editor: [ true, [ 'own', 'others' ], [ own, others ] ],
		administrator: [
			true,
			[ 'own', 'others', 'site', 'gone' ],
			[ own, others, 0, 999999 ],
		],
	} );
} );

test( 'personal data are exported, erased and forgotten in time; a form without takers is left out', async () => {
	const id = await createPost( { content: SIMPLE, title: 'Private' } );
	const page = await address( id );
	await post( page, {
		name: 'Erin',
		email: 'Erin@example.net',
		textarea: 'Forget me & mine',
	} );
	await post( page, {
		name: 'Frank',
		email: 'frank@example.net',
		textarea: 'I know erin@example.net',
	} );
	await post( page, { name: 'Old', email: 'old@example.net' } );
	const seen = await php< Record< string, unknown > >(
		`$export = \\Dovetail\\Contact_Form\\Privacy::export( 'erin@example.net' );
		$erase  = \\Dovetail\\Contact_Form\\Privacy::erase( 'ERIN@example.net' );
		$old    = get_posts( array( 'post_type' => 'dovetail_entry', 'post_status' => 'private', 'post_parent' => $input, 'title' => 'Old' ) );
		wp_update_post( array( 'ID' => $old[0]->ID, 'post_date' => '2020-01-01 10:00:00', 'post_date_gmt' => '2020-01-01 10:00:00' ) );
		$keep = static function ( $settings ) { return array( 'retention_days' => 30 ) + $settings; };
		add_filter( 'dovetail_blocks_settings', $keep );
		\\Dovetail\\Contact_Form\\Privacy::sweep();
		remove_filter( 'dovetail_blocks_settings', $keep );
		return array( 'exported' => wp_list_pluck( $export['data'][0]['data'], 'value' ), 'items' => count( $export['data'] ), 'removed' => $erase['items_removed'], 'done' => $export['done'] && $erase['done'] );`,
		id
	);
	expect( seen ).toMatchObject( { items: 1, removed: 1, done: true } );
	expect( seen.exported ).toContain( 'Forget me &amp; mine' );
	expect( await entriesOf( id ) ).toEqual( [ 'Frank' ] );

	await php(
		`return update_option( 'e2e_unavailable', array( 'contact-form' ) );`
	);
	try {
		const html = await ( await fetch( pageOf( id ) ) ).text();
		expect( html ).not.toContain( 'wp-block-dovetail-contact-form' );
	} finally {
		await php( `return delete_option( 'e2e_unavailable' );` );
	}
} );

// spec: 001-9-2
test( 'the server has the default texts and judges addresses as the editor does', async () => {
	expect(
		await php(
			`$message = static function ( $type ) { return \\Dovetail\\Contact_Form\\Fields::consent_message( array( 'consent' => $type, 'message' => '' ) ); };
			return array( 'labels' => \\Dovetail\\Contact_Form\\Kinds::labels(), 'implicitConsentMessage' => $message( 'implicit' ), 'explicitConsentMessage' => $message( 'explicit' ), 'subject' => __( 'A new message from your website', 'dovetail-blocks' ) );`
		)
	).toEqual( texts );
	expect(
		await php(
			`return array_map( static function ( $case ) { return \\Dovetail\\Validation\\Email::is_valid( isset( $case['times'] ) ? str_repeat( $case['value'], $case['times'] ) : $case['value'] ); }, $input );`,
			addresses
		)
	).toEqual( addresses.map( ( { valid } ) => valid ) );
} );

test( 'a consent is never ticked before the visitor ticks it, whatever its post says', async () => {
	expect(
		await php(
			`return array_map( static fn( $type ) => \\Dovetail\\Contact_Form\\Fields::read( $type, array( 'consentType' => 'explicit', 'defaultValue' => 'true' ) )['default'], array( 'consent', 'checkbox' ) );`
		)
	).toEqual( [ '', 'true' ] );
} );
