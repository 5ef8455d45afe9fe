import { php } from '#e2e';

/**
 * PHP setup: subscribers, a mailer that accepts or rejects emails by `$plan`, and a job that is run manually. `$run`
 * returns when the mailing continues: `now`, a number of minutes, or `never`.
 */
export const MAILING = `
	$event = 'dovetail_blocks_mail_post';
	$sent  = array();
	$plan  = static fn( $name ) => true;
	add_filter( 'pre_wp_mail', static function ( $null, $mail ) use ( &$sent, &$plan ) {
		$name   = strtok( $mail['to'], '@' );
		$answer = $plan( $name );
		if ( $answer ) {
			$sent[] = $name;
		}
		return $answer;
	}, 1, 2 );
	$subscribe = static fn( ...$names ) => array_map( static fn( $name ) => \\Dovetail\\Subscriptions\\Subscribers::add( "$name@example.com", 'Yes.', 0, true )['id'], $names );
	$publish   = static fn( $more = array() ) => wp_insert_post( $more + array( 'post_title' => 'New', 'post_content' => 'Text.', 'post_status' => 'publish' ) );
	$due       = static function ( $id ) use ( $event ) {
		$time = \\Dovetail\\Plugin\\Queue::next_time( $event, array( $id ) );
		return null === $time ? 'never' : ( $time - time() < 30 ? 'now' : (string) round( ( $time - time() ) / 60 ) );
	};
	$run       = static function ( $id ) use ( $event, $due ) {
		\\Dovetail\\Plugin\\Queue::clear( $event, array( $id ) );
		do_action( $event, $id );
		return $due( $id );
	};
	$at        = static fn( $id ) => \\Dovetail\\Subscriptions\\Mailing::read( $id );
	$failed    = static fn( $id ) => \\Dovetail\\Subscriptions\\Failures::reasons( $id, 99 );
	$last      = static fn() => (int) $GLOBALS['wpdb']->get_var( "SELECT MAX(ID) FROM {$GLOBALS['wpdb']->posts} WHERE post_type = 'post' AND post_title = 'New'" );`;

/** Runs PHP code after the setup `MAILING`. */
export const run = < Value >( code: string ) =>
	php< Value >( `${ MAILING } ${ code }` );
