import { createPost, expect, php, siteUrl, test } from '#e2e';
import {
	BUTTON,
	field,
	form,
	forgetJobs,
	hashOf,
	mails,
	submit,
} from './support';

/** Answers as an entry has them: type, label and value. */
const answers = ( ...list: [ string, string, unknown ][] ) =>
	list.map( ( [ type, label, value ] ) => ( {
		key: type,
		type,
		label,
		value,
	} ) );

const ZOE = answers(
	[ 'name', 'Name', 'Zoë O’Neil' ],
	[ 'email', 'Email', 'zoe@example.com' ],
	[ 'text', 'Order number', 'A-12' ]
);

test( 'a recipient who is named twice in different letters gets one mail', async () => {
	expect(
		await php(
			`$form = static fn( $to ) => \\Dovetail\\Contact_Form\\Schema::of( array( 'to' => $to, 'customThankyou' => '', 'autoReply' => false, 'jetpackCRM' => false, 'mailingLists' => array() ), array(), 0, true )['to'];
			return array_map( $form, $input );`,
			[
				'Ada@example.org, bob@example.org,ada@Example.org',
				'ada@example.org, ada+x@example.org, Bob',
			]
		)
	).toEqual( [
		[ 'Ada@example.org', 'bob@example.org' ],
		[ 'ada@example.org', 'ada+x@example.org' ],
	] );
} );

// forms 24, use-2 M9.
test( 'the subject of a mail says who wrote, or what its author names; nothing in it or in Reply-To becomes a header', async () => {
	const cases: [ string, unknown[], string, string[] ][] = [
		[
			'',
			ZOE,
			'[The site] Zoë O’Neil: A new message from your website',
			[ 'Reply-To: Zoë O’Neil <zoe@example.com>' ],
		],
		[
			'Order',
			answers( [ 'email', 'Mail', 'zoe@example.com' ] ),
			'[The site] zoe@example.com: Order',
			[ 'Reply-To: zoe@example.com' ],
		],
		[ 'Order', answers( [ 'text', 'A', 'x' ] ), '[The site] Order', [] ],
		// The label, else the kind; a name that no field has stays as it is.
		[
			'{order NUMBER} of {name} {unknown}',
			ZOE,
			'A-12 of Zoë O’Neil {unknown}',
			[ 'Reply-To: Zoë O’Neil <zoe@example.com>' ],
		],
		[
			'{Name}',
			answers(
				[
					'name',
					'Name',
					'Eve\r\nBcc: a@example.net, <b@example.net> "x" {email}',
				],
				[ 'email', 'Email', 'eve@example.com' ]
			),
			'Eve Bcc: a@example.net, <b@example.net> "x" {email}',
			[
				'Reply-To: Eve Bcc a example net b example net x email <eve@example.com>',
			],
		],
		[
			'{Name}',
			answers( [ 'name', 'Name', 'x'.repeat( 900 ) ] ),
			`${ 'x'.repeat( 59 ) }…`,
			[],
		],
		[
			'Order',
			answers( [ 'email', 'Email', 'not an address\nBcc: a@b.example' ] ),
			'[The site] not an address Bcc: a@b.example: Order',
			[],
		],
	];
	expect(
		await php(
			`$name = get_option( 'blogname' );
			update_option( 'blogname', 'The site' );
			$mails = array_map(
				static function ( $case ) {
					$mail = \\Dovetail\\Contact_Form\\Mail::compose( array( 'form' => '', 'subject' => $case[0], 'to' => array(), 'page' => '/', 'answers' => $case[1] ), 0, 7 );
					return array( $mail['subject'], array_slice( $mail['headers'], 1 ) );
				},
				$input
			);
			update_option( 'blogname', $name );
			return $mails;`,
			cases
		)
	).toEqual(
		cases.map( ( [ , , subject, headers ] ) => [ subject, headers ] )
	);
} );

test( 'a mail comes in the name of the site, leaves out what is empty and leads to its entry', async () => {
	const id = await createPost( {
		content: form(
			field( 'name' ) +
				field( 'telephone' ) +
				field( 'checkbox-multiple', { options: [ 'Bread' ] } ) +
				field( 'date', { label: 'When do you come?' } ) +
				field( 'textarea', { label: 'Your question' } ) +
				BUTTON
		),
		title: 'Short mail',
	} );
	const { entry } = await submit( await hashOf( id ), {
		name: 'Ann',
		date: '2026-12-24',
	} );
	const mail = mails().at( -1 );
	// A question needs no colon.
	expect( mail?.message ).toMatch(
		/^Name:\nAnn\n\nWhen do you come\?\nDecember 24, 2026\n\n-- \n/
	);
	expect( mail?.message ).toContain(
		`${ siteUrl() }/wp-admin/edit.php?post_type=dovetail_entry&entry=${ entry }`
	);
	expect(
		await php(
			`$from = '';
			$listen = static function ( $name ) use ( &$from ) { $from = $name; return $name; };
			add_filter( 'pre_wp_mail', '__return_null', 99 );
			remove_all_filters( 'pre_wp_mail' );
			add_filter( 'wp_mail_from_name', $listen, 99 );
			add_action( 'phpmailer_init', static function () { throw new Exception( 'Not today.' ); } );
			$site = get_option( 'blogname' );
			update_option( 'blogname', 'Zoë &amp; Co' );
			\\Dovetail\\Contact_Form\\Mail::send( $input );
			update_option( 'blogname', $site );
			return array( $from, \\Dovetail\\Contact_Form\\Entries::troubles( $input ) );`,
			entry
		)
	).toEqual( [
		'Zoë & Co',
		{
			mail: 'The email about this entry could not be sent: Not today. The entry itself is safe.',
		},
	] );
} );

// forms 6.
test( 'the consent text is stored in the site’s words, and shown in email, table, entry and export', async ( {
	admin,
} ) => {
	const sentence = 'I accept the "terms" & <conditions>.';
	const id = await createPost( {
		content: form(
			field( 'email' ) +
				field( 'consent', {
					label: 'Terms',
					consentType: 'explicit',
					explicitConsentMessage: sentence,
				} ) +
				field( 'consent', {
					label: 'News',
					consentType: 'explicit',
					explicitConsentMessage: 'Send me news.',
					isForNews: true,
				} ) +
				BUTTON
		),
		title: 'Consents',
	} );
	const hash = await hashOf( id );
	const { entry, queued } = await submit( hash, {
		email: 'agreed@example.com',
		consent: '1',
	} );
	expect( queued ).toEqual( [] );
	const agreed = `Yes: “${ sentence }”`;
	expect( mails().at( -1 )?.message ).toContain( `Terms:\n${ agreed }` );
	expect( mails().at( -1 )?.message ).toContain(
		'News:\nNo: “Send me news.”'
	);
	const seen = await php< { cells: string[]; exported: string[] } >(
		`wp_set_current_user( 1 );
		$rows = iterator_to_array( \\Dovetail\\Contact_Form\\Export::rows( array(), array( $input ) ), false );
		return array(
			'cells' => array_combine( $rows[0], $rows[1] ),
			'exported' => wp_list_pluck( \\Dovetail\\Contact_Form\\Privacy::export( 'agreed@example.com' )['data'][0]['data'], 'value' ),
		);`,
		entry
	);
	expect( seen.cells ).toMatchObject( { Terms: agreed } );
	expect( seen.exported ).toContain(
		'Yes: “I accept the &quot;terms&quot; &amp; &lt;conditions&gt;.”'
	);
	await admin.page.goto(
		`${ siteUrl() }/wp-admin/edit.php?post_type=dovetail_entry&entry=${ entry }`
	);
	await expect( admin.page.locator( '.dovetail-entry dl' ) ).toContainText(
		agreed
	);

	// The author writes another sentence: what was agreed to stays.
	await php(
		`$post = get_post( $input ); return wp_update_post( wp_slash( array( 'ID' => $input, 'post_content' => str_replace( 'terms', 'rules', $post->post_content ) ) ) );`,
		id
	);
	expect(
		await php(
			`return \\Dovetail\\Contact_Form\\Entries::read( $input )['answers'][1]['sentence'];`,
			entry
		)
	).toBe( sentence );
} );

test( 'a mail that failed is tried again by itself; while mails keep failing the dashboard says so', async ( {
	admin,
} ) => {
	const { page } = admin;
	const id = await createPost( {
		content: form( field( 'name' ) + BUTTON ),
		title: 'No mail',
	} );
	const hash = await hashOf( id );
	await php(
		`return delete_metadata( 'post', 0, '_dovetail_trouble_mail', '', true );`
	);
	const fails = `add_filter( 'pre_wp_mail', '__return_false', 1 );`;
	try {
		const { entry, queued } = await submit( hash, { name: 'A' }, fails );
		expect( queued ).toEqual( [ 'mail' ] );
		await page.goto( `${ siteUrl() }/wp-admin/` );
		const notice = page.getByText( 'could not be sent', { exact: false } );
		await expect( notice ).toHaveCount( 0 );
		await submit( hash, { name: 'B' }, fails );
		await page.reload();
		await expect( notice ).toHaveText(
			'The emails about 2 form entries from the last seven days could not be sent. The entries themselves are safe. Check that this site can send email. Many servers need an SMTP plugin. Form entries'
		);

		const earlier = mails().length;
		const run = ( before = '' ) =>
			php(
				`${ before }
				\\Dovetail\\Plugin\\Queue::clear( \\Dovetail\\Contact_Form\\Outbox::EVENT, array( 'mail', $input ) );
				do_action( \\Dovetail\\Contact_Form\\Outbox::EVENT, 'mail', $input );
				return array( (object) \\Dovetail\\Contact_Form\\Entries::troubles( $input ), \\Dovetail\\Plugin\\Queue::is_queued( \\Dovetail\\Contact_Form\\Outbox::EVENT, array( 'mail', $input ) ) );`,
				entry
			);
		expect( await run( fails ) ).toEqual( [
			{
				mail: 'The email about this entry could not be sent. The entry itself is safe.',
			},
			true,
		] );
		expect( await run() ).toEqual( [ {}, false ] );
		// Once is enough.
		expect( await run() ).toEqual( [ {}, false ] );
		expect( mails() ).toHaveLength( earlier + 1 );
		await page.reload();
		await expect( notice ).toHaveCount( 0 );
	} finally {
		await php(
			`foreach ( get_posts( array( 'post_type' => 'dovetail_entry', 'post_parent' => $input, 'post_status' => 'private', 'numberposts' => -1 ) ) as $post ) { wp_delete_post( $post->ID, true ); } return true;`,
			id
		);
		await forgetJobs();
	}
} );

test( 'who writes gets an answer only where the author wants it: the author’s words, once a day, and never so many', async () => {
	const content = ( attributes: object ) =>
		form( field( 'name' ) + field( 'email' ) + field( 'url' ) + BUTTON, {
			to: 'owner@example.org',
			...attributes,
		} );
	const silent = await hashOf(
		await createPost( { content: content( {} ), title: 'Silent' } )
	);
	const talking = await hashOf(
		await createPost( {
			content: content( {
				autoReply: true,
				autoReplyMessage: 'We answer by Friday.\nThe baker & Co',
			} ),
			title: 'Talking',
		} )
	);
	await php(
		`global $wpdb; return $wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE 'dovetail_blocks_count_%'" );`
	);
	/** Recipients of confirmations after a message. */
	const answersAfter = async ( hash: string, email: string, before = '' ) => {
		const earlier = mails().length;
		await submit(
			hash,
			{
				name: 'Buy https://spam.example',
				email,
				url: 'https://spam.example',
			},
			before
		);
		return mails()
			.slice( earlier )
			.filter( ( { to } ) => ! to.includes( 'owner@example.org' ) );
	};
	expect( await answersAfter( silent, 'a1@example.com' ) ).toEqual( [] );
	const [ answer, ...rest ] = await answersAfter( talking, 'a1@example.com' );
	expect( rest ).toEqual( [] );
	expect( answer ).toMatchObject( {
		to: [ 'a1@example.com' ],
		subject: expect.stringMatching( /^Your message to / ),
		headers: [
			'Content-Type: text/plain; charset=UTF-8',
			'Auto-Submitted: auto-replied',
			'X-Auto-Response-Suppress: All',
		],
	} );
	expect( answer?.message ).toMatch(
		/^We answer by Friday\.\nThe baker & Co\n\n-- \n/
	);
	expect( JSON.stringify( answer ) ).not.toContain( 'spam.example' );

	// One a day, however the address is spelled.
	expect( await answersAfter( talking, 'A1@example.com' ) ).toEqual( [] );
	// Nothing for spam.
	expect(
		await answersAfter(
			talking,
			'a2@example.com',
			`add_filter( 'dovetail_blocks_form_spam', '__return_true' );`
		)
	).toEqual( [] );
	// Five of one connection, a1 among them.
	const others = [];
	for ( const index of [ 3, 4, 5, 6, 7, 8 ] ) {
		others.push(
			...( await answersAfter( talking, `a${ index }@example.com` ) )
		);
	}
	expect( others.map( ( { to } ) => to ) ).toEqual( [
		[ 'a3@example.com' ],
		[ 'a4@example.com' ],
		[ 'a5@example.com' ],
		[ 'a6@example.com' ],
	] );
	await forgetJobs();
} );
