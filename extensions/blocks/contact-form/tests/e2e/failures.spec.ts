import { readForm } from '../send-many';
import { createPost, expect, php, test } from '#e2e';
import { BLOCK, BUTTON, field, forgetJobs, form, pageOf } from './support';

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
		'Your message was not sent because it could not be saved. Send it again in a few minutes.'
	);
	expect( outcome.after ).toBe( outcome.before );
	expect( outcome ).toMatchObject( {
		again: true,
		mail: {
			mail: 'The email about this entry could not be sent. The entry itself is safe.',
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
			crm: 'This entry could not be added to the CRM. It will be retried automatically. Full.',
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
