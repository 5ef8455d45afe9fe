import { createPost, expect, php, test } from '#e2e';
import { BUTTON, field, forgetJobs, form, hashOf, submit } from './support';

const NEWS = field( 'consent', {
	label: 'News',
	consentType: 'explicit',
	explicitConsentMessage: 'Send me news & offers once a month.',
	isForNews: true,
} );
const TERMS = field( 'consent', {
	label: 'Terms',
	consentType: 'explicit',
	explicitConsentMessage: 'I accept the terms.',
	required: true,
} );

/** The hash of a public form with these fields between address and button. */
const formWith = async ( fields: string, attributes: object = {} ) =>
	hashOf(
		await createPost( {
			content: form(
				field( 'name' ) + field( 'email' ) + fields + BUTTON,
				attributes
			),
		} )
	);

/** A mailing list that keeps what it gets in an option. */
const LETTERS = `add_filter( 'dovetail_blocks_mailing_lists', static function ( $lists ) {
	return $lists + array( 'letters' => array( 'label' => 'Letters', 'add' => static function ( $person ) {
		if ( get_option( 'e2e_letters_fail' ) ) { return get_option( 'e2e_letters_fail' ); }
		update_option( 'e2e_letters', array( $person['key'] => $person ) + get_option( 'e2e_letters', array() ) );
	} ) );
} );`;

const passOn = ( entry: number, to: string, before = LETTERS ) =>
	php< { troubles: Record< string, string >; next: number | true } >(
		`${ before }
		$next = \\Dovetail\\Contact_Form\\Outbox::pass_on( $input['to'], $input['entry'] );
		return array( 'next' => $next, 'troubles' => (object) \\Dovetail\\Contact_Form\\Entries::troubles( $input['entry'] ) );`,
		{ entry, to }
	);

const letters = () =>
	php< Record< string, object > >(
		`return (object) get_option( 'e2e_letters', array() );`
	).then( Object.values );

/** The site's own subscriber with an address: its state, and what was agreed to where. */
const subscriber = ( email: string ) =>
	php< { status: string; consent: string; parent: number } | null >(
		`$found = get_posts( array( 'post_type' => 'dovetail_subscriber', 'post_status' => array_values( get_post_stati() ), 'title' => $input, 'numberposts' => 1 ) );
		return $found ? array( 'status' => $found[0]->post_status, 'consent' => $found[0]->post_content, 'parent' => $found[0]->post_parent ) : null;`,
		email
	);

const person = ( email: string, consents: object ) => ( {
	name: 'Ada',
	email,
	...consents,
} );

test.afterEach( async () => {
	await forgetJobs();
	await php(
		`array_map( 'delete_option', array( 'e2e_letters', 'e2e_letters_fail' ) ); return true;`
	);
} );

// spec: 001-1-1, 001-3-3, 001-9-2
for ( const [ order, fields, news, terms ] of [
	[ 'before', NEWS + TERMS, 'consent', 'consent-2' ],
	[ 'behind', TERMS + NEWS, 'consent-2', 'consent' ],
] as const ) {
	test( `an address is passed on only if the newsletter box is checked, with that ${ order } another`, async () => {
		const hash = await formWith( fields );
		const none = await submit(
			hash,
			person( `no-${ order }@example.net`, { [ terms ]: '1' } )
		);
		expect( none ).toMatchObject( {
			entry: expect.any( Number ),
			queued: [],
		} );
		expect( none.entry ).toBeGreaterThan( 0 );

		const email = `yes-${ order }@example.net`;
		const { entry, queued } = await submit(
			hash,
			person( email, { [ news ]: '1', [ terms ]: '1' } )
		);
		expect( queued ).toEqual( [ 'list-site' ] );
		expect( await subscriber( email ) ).toBeNull();
		expect( await passOn( entry, 'list-site' ) ).toEqual( {
			next: true,
			troubles: {},
		} );
		const source = await php< number >(
			`return wp_get_post_parent_id( $input );`,
			entry
		);
		// Asked first, as by the form for subscribers; with the very sentence.
		expect( await subscriber( email ) ).toEqual( {
			status: 'dovetail-pending',
			consent: 'Send me news &amp; offers once a month.',
			parent: source,
		} );
	} );
}

test( 'the owner of an address confirms by email before subscribing, and is asked only once', async () => {
	const mails = await php< [ string, string ][] >(
		`$mails = array();
		add_filter( 'pre_wp_mail', static function ( $sent, $mail ) use ( &$mails ) { $mails[] = array( $mail['to'], $mail['message'] ); return true; }, 1, 2 );
		foreach ( array( 1, 2 ) as $time ) {
			\\Dovetail\\Plugin\\Mailing_Lists::add( 'site', array( 'email' => 'asked@example.net', 'name' => '', 'consent' => 'News', 'post' => 0, 'key' => (string) $time ) );
		}
		return $mails;`
	);
	expect( mails ).toHaveLength( 1 );
	expect( mails[ 0 ]?.[ 0 ] ).toBe( 'asked@example.net' );
	expect( mails[ 0 ]?.[ 1 ] ).toMatch( /https?:\/\/\S+/ );
} );

test( 'what the site stores of addresses in a day counts for those of forms too', async () => {
	expect(
		await php(
			`add_filter( 'dovetail_blocks_subscription_site_limit', '__return_zero' );
			$answer = \\Dovetail\\Plugin\\Mailing_Lists::add( 'site', array( 'email' => 'late@example.net', 'name' => '', 'consent' => 'News', 'post' => 0, 'key' => 'k' ) );
			return is_wp_error( $answer ) ? $answer->get_error_code() : $answer;`
		)
	).toBe( 'subscription_too_many' );
	expect( await subscriber( 'late@example.net' ) ).toBeNull();
} );

test( 'a form feeds the lists that its author chose, among those that take addresses', async () => {
	const agree = { consent: '1' };
	const queuedBy = async (
		mailingLists: string[] | undefined,
		before = ''
	) =>
		(
			await submit(
				await formWith( NEWS, { mailingLists } ),
				person( 'lists@example.net', agree ),
				before
			)
		).queued;
	expect( await queuedBy( undefined, LETTERS ) ).toEqual( [ 'list-site' ] );
	expect( await queuedBy( [] ) ).toEqual( [] );
	expect( await queuedBy( [ 'letters' ] ) ).toEqual( [] );
	expect( await queuedBy( [ 'letters' ], LETTERS ) ).toEqual( [
		'list-letters',
	] );
	expect(
		await queuedBy( [ 'site', 'letters', 'letters' ], LETTERS )
	).toEqual( [ 'list-letters', 'list-site' ] );
	// The hosted type has no panel to choose in.
	expect(
		await queuedBy(
			[ 'site' ],
			`add_filter( 'dovetail_blocks_settings', static fn( $settings ) => array( 'site_type' => 'simple' ) + $settings );`
		)
	).toEqual( [] );
} );

test( 'each list is tried by itself, gets the same key at every try, and says what went wrong by its name', async () => {
	const { entry, queued } = await submit(
		await formWith( NEWS, { mailingLists: [ 'site', 'letters' ] } ),
		person( 'both@example.net', { consent: '1' } ),
		LETTERS
	);
	expect( queued ).toEqual( [ 'list-letters', 'list-site' ] );
	const fail = ( permanent: boolean ) =>
		php(
			`return update_option( 'e2e_letters_fail', new WP_Error( 'x', 'It <b>rests</b>.', array( 'permanent' => $input ) ) );`,
			permanent
		);
	await fail( false );
	expect( await passOn( entry, 'list-letters' ) ).toEqual( {
		next: 300,
		troubles: {
			'list-letters':
				'The address could not be added to the mailing list “Letters”. It will be retried automatically. It rests.',
		},
	} );
	expect( ( await passOn( entry, 'list-site' ) ).troubles ).toHaveProperty(
		'list-letters'
	);
	await php( `return delete_option( 'e2e_letters_fail' );` );
	expect( await passOn( entry, 'list-letters' ) ).toEqual( {
		next: true,
		troubles: {},
	} );
	expect( await letters() ).toEqual( [
		{
			email: 'both@example.net',
			name: 'Ada',
			consent: 'Send me news & offers once a month.',
			post: expect.any( Number ),
			key: expect.stringMatching( /^\w{32}$/ ),
		},
	] );

	const second = await submit(
		await formWith( NEWS, { mailingLists: [ 'letters' ] } ),
		person( 'never@example.net', { consent: '1' } ),
		LETTERS
	);
	await fail( true );
	expect( await passOn( second.entry, 'list-letters' ) ).toEqual( {
		next: true,
		troubles: {
			'list-letters':
				'The address could not be added to the mailing list “Letters”. It rests.',
		},
	} );
	// A deleted list is named as the form stored it.
	const third = await submit(
		await formWith( NEWS, { mailingLists: [ 'letters' ] } ),
		person( 'gone@example.net', { consent: '1' } ),
		LETTERS
	);
	expect(
		( await passOn( third.entry, 'list-letters', '' ) ).troubles
	).toEqual( {
		'list-letters':
			'The address could not be added to the mailing list “letters”. It will be retried automatically. The list can’t take addresses at the moment.',
	} );
} );

test( 'authors see the lists that accept addresses; the site’s own needs its block', async () => {
	const lists = ( before = '' ) =>
		php< { id: string; label: string }[] >(
			`${ before }
			wp_set_current_user( get_user_by( 'login', 'author' )->ID );
			return rest_do_request( new WP_REST_Request( 'GET', '/dovetail/v1/mailing-lists' ) )->get_data();`
		);
	const own = { id: 'site', label: 'Subscribers of this site' };
	expect( await lists() ).toContainEqual( own );
	expect( await lists( LETTERS ) ).toEqual(
		expect.arrayContaining( [ own, { id: 'letters', label: 'Letters' } ] )
	);
	const ids = ( await lists() ).map( ( { id } ) => id );
	expect(
		await lists(
			`add_filter( 'dovetail_blocks_mailing_lists', static fn( $lists ) => array( 'broken' => array( 'label' => 'No way in' ), 'none' => 'x' ) + $lists );`
		).then( ( all ) => all.map( ( { id } ) => id ) )
	).toEqual( ids );
	await php(
		`return update_option( 'e2e_unavailable', array( 'subscriptions' ) );`
	);
	try {
		expect( await lists() ).not.toContainEqual( own );
	} finally {
		await php( `return delete_option( 'e2e_unavailable' );` );
	}
} );

test( 'the privacy policy names the lists', async () => {
	expect(
		await php< string >(
			`${ LETTERS } return \\Dovetail\\Contact_Form\\Privacy::suggest( array() )['Forms'];`
		)
	).toMatch(
		/If you agree in a form to receive news, your email address and name may be added to these mailing lists: Subscribers of this site, .*Letters\./
	);
} );
