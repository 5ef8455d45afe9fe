import { expect, test } from './support';
import { bootNetwork } from './support/network';

/** IDs of the records, above all that the site of the tests begins with. */
const [ POST, ENTRY, SUBSCRIBER ] = [ 2_000_000, 2_000_001, 2_000_002 ];

/** Stores the same records under the same IDs in each site, so that only a signature can tell the sites apart. */
const RECORDS = `
	wp_insert_post( array( 'import_id' => ${ POST }, 'post_title' => 'The same ID on each site', 'post_status' => 'publish' ) );
	$schema     = array( 'fields' => array( array( 'key' => 'name' ) ), 'source' => 0 );
	$content    = array( 'form' => \\Dovetail\\Contact_Form\\Schema::keep( $schema ), 'subject' => '', 'to' => array(), 'page' => '/', 'answers' => array() );
	$entry      = \\Dovetail\\Contact_Form\\Entries::store( 'form_of_a_visitor', 0, $content );
	$subscriber = \\Dovetail\\Subscriptions\\Subscribers::add( 'ada@example.com', 'Yes.', 0, true );
	return array( $entry, $subscriber->ID );`;

/**
 * What a visitor can copy from a page, an address or an email: how a site makes it, and whether a site accepts it. Only
 * private methods make and check some of them.
 */
const COPIES = `
	list( $entry, $subscriber ) = array( ${ ENTRY }, get_post( ${ SUBSCRIBER } ) );
	$call = static fn( $class, $method, ...$args ) => Closure::bind( static fn() => $class::$method( ...$args ), null, $class )();
	$query = static function ( $url ) {
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		return $query;
	};
	add_filter( 'pre_wp_mail', '__return_true' );
	$sign_up = static fn( $class, $fields ) => array(
		static fn() => $fields + array( 'dovetail_email' => 'eve@example.com', 'dovetail_signature' => $class::kind()->sign( $fields ) ),
		static function ( $sent ) use ( $class ) {
			$result = $class::kind()->take( $sent );
			return ! is_wp_error( $result ) || 1 !== preg_match( '~_old_page$~', $result->get_error_code() );
		},
	);
	$link = static fn( $action ) => array(
		static fn() => $query( \\Dovetail\\Subscriptions\\Links::$action( $subscriber ) ),
		static fn( $sent ) => 'broken' !== \\Dovetail\\Subscriptions\\Links::read( $sent )['state'],
	);
	$offer = static fn( $use ) => array(
		static fn() => \\Dovetail\\Payments\\Offers::seal( array( 'plan' => 1 ), $use ),
		static fn( $sent ) => null !== \\Dovetail\\Payments\\Offers::open( $sent, $use ),
	);
	// A text that each site makes for itself and compares.
	$same = static fn( $make ) => array( $make, static fn( $sent ) => $make() === $sent );
	$copies = array(
		'hash of a contact form'           => array(
			static fn() => \\Dovetail\\Contact_Form\\Entries::read( $entry )['form'],
			static fn( $sent ) => null !== \\Dovetail\\Contact_Form\\Schema::find( $sent ),
		),
		'receipt of a contact form'        => array(
			static fn() => $query( \\Dovetail\\Contact_Form\\Receipt::address( array( 'entry' => $entry ) ) )['dovetail_form_sent'],
			static fn( $sent ) => null !== \\Dovetail\\Contact_Form\\Receipt::read( $sent ),
		),
		'time stamp of a contact form'     => array(
			static fn() => ( time() - 60 ) . '-' . $call( \\Dovetail\\Contact_Form\\Spam_Guard::class, 'signature', time() - 60 ),
			static fn( $sent ) => null === \\Dovetail\\Contact_Form\\Spam_Guard::machine( array( 'drawn' => $sent ) ),
		),
		'fields of a subscription form'    => $sign_up( \\Dovetail\\Subscriptions\\Form::class, array( 'dovetail_post' => '0', 'dovetail_consent' => 'Sell my address.' ) ),
		'fields of a Mailchimp form'       => $sign_up( \\Dovetail\\Mailchimp\\Form::class, array( 'dovetail_settings' => '{"opt_in":"single"}' ) ),
		'fields of a newsletter form'      => $sign_up( \\Dovetail\\Newsletter\\Form::class, array( 'dovetail_settings' => '{}' ) ),
		'link that confirms'               => $link( 'confirm' ),
		'link that unsubscribes'           => $link( 'unsubscribe' ),
		'link that opts out'               => $link( 'refuse' ),
		'offer of a payment'               => $offer( 'offer' ),
		'return from a payment'            => $offer( 'return' ),
		'PayPal form'                      => $same( static fn() => \\Dovetail\\Simple_Payments\\Purchase::seal( 7, 0 ) ),
		'PayPal note'                      => array(
			static fn() => \\Dovetail\\Simple_Payments\\Purchase_Note::seal( 'paid', 7, 8 ),
			static fn( $sent ) => null !== \\Dovetail\\Simple_Payments\\Purchase_Note::open( $sent ),
		),
		'PayPal terms'                     => array(
			static fn() => \\Dovetail\\Simple_Payments\\Terms::seal( array( 7, 1, 500, 'EUR', 0, str_repeat( 'a', 16 ), time() ) ),
			static fn( $sent ) => null !== \\Dovetail\\Simple_Payments\\Terms::open( $sent ),
		),
		'receipt of a like'                => array(
			static fn() => $call( \\Dovetail\\Likes\\Likes::class, 'receipt', ${ POST } ),
			static fn( $sent ) => $call( \\Dovetail\\Likes\\Likes::class, 'redeem', ${ POST }, $sent ),
		),
		'hash of a client'                 => $same( static fn() => \\Dovetail\\Plugin\\Rate_Limit::client() ),
		'pseudonym of a user'              => $same( static fn() => \\Dovetail\\Plugin\\Platform_User::name() ),
		'key of a contact form entry'      => $same( static fn() => $call( \\Dovetail\\Contact_Form\\Outbox::class, 'key', $entry ) ),
		'mark of a site at Stripe'         => $same( static fn() => \\Dovetail\\Payments\\Stripe_Account::site() ),
	);`;

const MAKE = `${ COPIES } return array_map( static fn( $copy ) => $copy[0](), $copies );`;

/** PHP that lists which copies a site accepts. */
const accepted = ( sent: unknown ) => `${ COPIES }
	$sent = json_decode( base64_decode( '${ Buffer.from(
		JSON.stringify( sent )
	).toString( 'base64' ) }' ), true );
	return array_keys( array_filter( $copies, static fn( $copy, $name ) => $copy[1]( $sent[ $name ] ), ARRAY_FILTER_USE_BOTH ) );`;

test( 'nothing that a visitor copies from one site of a network is accepted by another site', async () => {
	const { run, stop } = await bootNetwork(
		'.cache/e2e/site-network-signatures'
	);
	try {
		expect( await run( RECORDS ) ).toEqual( [ ENTRY, SUBSCRIBER ] );
		expect( await run( RECORDS, '/second/' ) ).toEqual( [
			ENTRY,
			SUBSCRIBER,
		] );
		const copies = await run< Record< string, unknown > >( MAKE );
		const names = Object.keys( copies );
		expect( names.length ).toBeGreaterThan( 15 );
		expect( await run( accepted( copies ) ) ).toEqual( names );
		expect( await run( accepted( copies ), '/second/' ) ).toEqual( [] );
		// Code that switches to another site and back signs for each of them.
		expect(
			await run( `switch_to_blog( 2 ); ${ accepted( copies ) }`, '/' )
		).toEqual( [] );
	} finally {
		await stop();
	}
} );
