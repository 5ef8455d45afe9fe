import { expect, forgetLanguages, LANGUAGES, php, test } from '#e2e';
import { startAnew } from './support';

test.beforeEach( startAnew );

test.afterAll( async () => {
	await startAnew();
	await forgetLanguages();
} );

test( 'emails are in the language of the site, and of a user in the user’s own, whoever presses the button', async () => {
	expect(
		await php(
			`${ LANGUAGES }
			update_option( 'dovetail_blocks_settings', array( 'subscriber_welcome' => true, 'subscriber_notice' => true, 'subscriber_mails' => true ) );
			$seen = array( 'button' => determine_locale() );
			foreach ( array( 'visitor', 'german', 'french', 'missing' ) as $name ) {
				$subscriber = \\Dovetail\\Subscriptions\\Subscribers::add( "$name@example.com", 'Yes.', 0, false );
				\\Dovetail\\Subscriptions\\Opt_In::ask_again( $subscriber );
				$seen['asked'] = $spoken();
			}
			$mails = array();
			foreach ( get_posts( array( 'post_type' => 'dovetail_subscriber', 'post_status' => 'dovetail-pending', 'numberposts' => -1 ) ) as $subscriber ) {
				\\Dovetail\\Subscriptions\\Subscribers::confirm( $subscriber );
				\\Dovetail\\Subscriptions\\Mail::arrived( $subscriber );
				\\Dovetail\\Subscriptions\\Mail::reassure( $subscriber );
			}
			$seen['arrived'] = $spoken();
			$mails = array();
			$post  = wp_insert_post( array( 'post_title' => 'New', 'post_content' => 'Text.', 'post_status' => 'publish' ) );
			\\Dovetail\\Subscriptions\\Post_Mails::send( $post );
			$seen['told'] = $spoken();
			$mails = array();
			\\Dovetail\\Subscriptions\\Mail_Routes::send_test( get_post( $post ) );
			$seen['test'] = $spoken();
			wp_delete_post( $post, true );
			$seen['after'] = determine_locale();
			return $seen;`
		)
	).toEqual( {
		button: 'da_DK',
		asked: {
			'french@example.com': 'fr_FR',
			'german@example.com': 'de_DE',
			'missing@example.com': 'en_US',
			'visitor@example.com': 'en_US',
		},
		arrived: expect.objectContaining( {
			'french@example.com': 'fr_FR',
			'german@example.com': 'de_DE',
			'missing@example.com': 'en_US',
			'visitor@example.com': 'en_US',
		} ),
		told: {
			'french@example.com': 'fr_FR',
			'german@example.com': 'de_DE',
			'missing@example.com': 'en_US',
			'visitor@example.com': 'en_US',
		},
		test: { 'danish@example.com': 'da_DK' },
		after: 'da_DK',
	} );
} );
