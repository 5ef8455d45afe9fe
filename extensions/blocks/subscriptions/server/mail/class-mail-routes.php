<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Permission;
use Dovetail\Plugin\Rate_Limit;
use Dovetail\Plugin\Rest;

defined( 'ABSPATH' ) || exit;

/** REST endpoints for the editor: the status of a post's emails, and a test email. */
final class Mail_Routes {
	/** Maximum number of test emails per user and hour. */
	const MAX_TESTS_PER_HOUR = 10;

	/** Registers the endpoints. */
	public static function serve(): void {
		Rest::serve(
			'subscriptions.readMailing',
			static fn( \WP_REST_Request $request ) => self::of( $request, array( __CLASS__, 'tell' ) )
		);
		Rest::serve(
			'subscriptions.sendTest',
			static fn( \WP_REST_Request $request ) => self::of( $request, static fn( \WP_Post $post ) => self::send_test( self::edited( $post, $request ) ) )
		);
		Rest::serve(
			'subscriptions.previewMail',
			static fn( \WP_REST_Request $request ) => self::of( $request, static fn( \WP_Post $post ) => Mail::preview( wp_get_current_user()->user_email, self::edited( $post, $request ) ) )
		);
	}

	/**
	 * Handles a request about a post. The user must be allowed to edit the post.
	 *
	 * @return array|\WP_Error
	 */
	private static function of( \WP_REST_Request $request, callable $answer ) {
		$post = get_post( absint( $request['post'] ) );
		if ( ! $post || ! current_user_can( 'edit_post', $post->ID ) ) {
			return Permission::error();
		}
		return $answer( $post );
	}

	/** Returns a copy of the post with the editor's current text, which may be unsaved. */
	private static function edited( \WP_Post $post, \WP_REST_Request $request ): \WP_Post {
		$edited = clone $post;
		foreach ( array( 'title', 'content', 'excerpt' ) as $part ) {
			$edited->{ 'post_' . $part } = is_string( $request[ $part ] ) ? $request[ $part ] : '';
		}
		return $edited;
	}

	/**
	 * Returns the status of the emails about a post.
	 *
	 * @return array{state: string, subscribers: int, sent: int, left: int, failed: int, since: int, usual: bool, days: int, email: string, screen: string}
	 */
	public static function tell( \WP_Post $post ): array {
		$mailing = Mailing::read( $post->ID );
		$failed  = Failures::counts( array( $post->ID ) )[ $post->ID ];
		$left    = 0;
		if ( $mailing && ! in_array( $mailing['state'], array( Mailing::DONE, Mailing::SKIPPED ), true ) ) {
			$left = Mailings_Panel::left( $mailing ) + $failed[ Failures::RETRYING ];

			$failed[ Failures::RETRYING ] = 0;
		}
		return array(
			'state'       => self::state( $post, $mailing ),
			'subscribers' => Subscribers::count(),
			'sent'        => $mailing['sent'] ?? 0,
			'left'        => $left,
			'failed'      => array_sum( $failed ),
			'since'       => $mailing['since'] ?? 0,
			'usual'       => Mail_Choice::is_enabled_by_default(),
			'days'        => (int) ( Post_Mails::MAX_AGE_SECONDS / DAY_IN_SECONDS ),
			'email'       => wp_get_current_user()->user_email,
			'screen'      => current_user_can( 'manage_options' ) ? self::screen( $mailing ) : '',
		);
	}

	/**
	 * Returns the URL of the mailing on the subscribers screen. If the post has no mailing, returns the URL of the
	 * screen itself.
	 */
	private static function screen( ?array $mailing ): string {
		return $mailing && Mailing::SKIPPED !== $mailing['state'] ? Mailings_Panel::address( $mailing['post'] ) : Subscribers_Screen::address();
	}

	/**
	 * Returns the state of a post's emails: `elsewhere` if another plugin sends the post, or the state of its mailing.
	 * Without a mailing, the state is `left-out` if the post was published without emails, otherwise `open`.
	 */
	private static function state( \WP_Post $post, ?array $mailing ): string {
		$is_published = 'publish' === $post->post_status;
		if ( $mailing && ( $is_published || Mailing::SKIPPED !== $mailing['state'] ) ) {
			return $mailing['state'];
		}
		if ( $is_published ) {
			return Mailing::SKIPPED;
		}
		$public = clone $post;

		$public->post_password = '';
		return Post_Mails::is_sent_here( $public ) ? 'open' : 'elsewhere';
	}

	/**
	 * Sends a post to the current user as subscribers would receive it.
	 *
	 * @param \WP_Post $post Post, possibly with unsaved text.
	 * @return array{email: string}|\WP_Error
	 */
	public static function send_test( \WP_Post $post ) {
		$user = wp_get_current_user();
		$room = Rate_Limit::count( 'subscription-test_' . $user->ID, self::MAX_TESTS_PER_HOUR, HOUR_IN_SECONDS );
		if ( ! $room ) {
			return new \WP_Error( 'subscription_test_too_many', __( 'Not sent because you sent too many tests this hour. Try again in an hour.', 'dovetail-blocks' ), array( 'status' => null === $room ? 500 : 429 ) );
		}
		$problem = Mail::test( $user->user_email, $post );
		return null === $problem
			? array( 'email' => $user->user_email )
			/* translators: %s: the reason, in the mailer's words. */
			: new \WP_Error( 'subscription_test_failed', sprintf( __( 'The test could not be sent: %s', 'dovetail-blocks' ), $problem ), array( 'status' => 500 ) );
	}
}
