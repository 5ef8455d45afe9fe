<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Permission;

defined( 'ABSPATH' ) || exit;

/**
 * REST routes that the block editor uses for mails. WordPress's own controller would show published mails to everyone.
 */
final class Mail_Posts_Controller extends \WP_REST_Posts_Controller {
	/** Whether the current user may list mails. */
	public function get_items_permissions_check( $request ) {
		return current_user_can( Mail_Post::CAPABILITY ) ? parent::get_items_permissions_check( $request ) : Permission::error();
	}

	/** Whether the current user may read a mail. */
	public function get_item_permissions_check( $request ) {
		return current_user_can( Mail_Post::CAPABILITY ) ? parent::get_item_permissions_check( $request ) : Permission::error();
	}

	/**
	 * Rejects sending a mail twice, or without a subject, content or recipients. Rejects a private mail or a password,
	 * because WordPress would publish such a mail, but it would not be sent.
	 */
	protected function prepare_item_for_database( $request ) {
		$post = parent::prepare_item_for_database( $request );
		if ( is_wp_error( $post ) ) {
			return $post;
		}
		$stored = isset( $post->ID ) ? get_post( $post->ID ) : null;
		// WordPress leaves out a status that stays the same, but a scheduled mail must stay one that can be sent. An
		// autosave may store any text: it does not change the mail, and WordPress would store an error as an empty text.
		$stays  = $stored && 'future' === $stored->post_status && '/autosaves' !== substr( $request->get_route(), -10 );
		$status = $post->post_status ?? ( $stays ? 'future' : '' );
		if ( ! in_array( $status, array( 'publish', 'future', 'private' ), true ) || ( $stored && 'publish' === $stored->post_status ) ) {
			return $post;
		}
		try {
			$mailing = $stored ? Mailing::read( $stored->ID ) : null;
		} catch ( Database_Error $error ) {
			return new \WP_Error( 'database_refused', __( 'This site’s database did not answer. Try again in a minute.', 'dovetail-blocks' ), array( 'status' => 503 ) );
		}
		if ( $mailing && Mailing::DONE === $mailing['state'] ) {
			return new \WP_Error( 'mail_already_sent', __( 'This email was already sent. Copy its text into a new email.', 'dovetail-blocks' ), array( 'status' => 400 ) );
		}
		$code    = 'mail_not_public';
		$problem = __( 'The email can’t be sent because it is private or has a password. Choose “All subscribers” to send it.', 'dovetail-blocks' );
		if ( 'private' !== $status && '' === ( $post->post_password ?? $stored->post_password ?? '' ) ) {
			$code    = 'mail_not_sent';
			$problem = Mail_Post::problem( $post->post_title ?? $stored->post_title ?? '', $post->post_content ?? $stored->post_content ?? '' );
		}
		if ( '' === $problem ) {
			return $post;
		}
		return new \WP_Error( $code, ( $stays ? __( 'Your changes are not saved, and the email stays scheduled as it was.', 'dovetail-blocks' ) . ' ' : '' ) . $problem, array( 'status' => 400 ) );
	}
}
