<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Availability;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Patterns;
use Dovetail\Plugin\Record_Counts;

defined( 'ABSPATH' ) || exit;

/** Adds rows about subscribers and mailings to the Overview screen. */
final class Subscribers_Overview {
	/** @return array[] Rows of the Overview; see `Overview::rows()`. */
	public static function rows(): array {
		if ( ! current_user_can( 'manage_options' ) ) {
			return array();
		}
		if ( ! Record_Counts::are_expected( 'subscribers' ) ) {
			return array(
				array(
					'section' => 'steps',
					'id'      => 'sign-up-page',
					'title'   => __( 'Email your readers', 'dovetail-blocks' ),
					'text'    => __( 'Start with a page where visitors subscribe to new posts. This site sends the emails itself.', 'dovetail-blocks' ),
					'label'   => __( 'Create a sign-up page', 'dovetail-blocks' ),
					'url'     => self::sign_up_page_url(),
				),
				self::import_step(),
			);
		}
		$counts  = Subscribers::counts();
		$count   = $counts[ Subscribers::ACTIVE ];
		$pending = $counts[ Subscribers::PENDING ];
		$text    = __( 'For each post, you choose whether to email it to your subscribers.', 'dovetail-blocks' );
		/* translators: %s: number of people. */
		$waiting = sprintf( _n( '%s person has not confirmed the subscription yet.', '%s people have not confirmed the subscription yet.', $pending, 'dovetail-blocks' ), number_format_i18n( $pending ) );
		$rows    = array_merge( self::bounces(), self::problems() );
		$rows[]  = array(
			'section' => 'working',
			/* translators: %s: number of subscribers. */
			'title'   => sprintf( _n( '%s subscriber', '%s subscribers', $count, 'dovetail-blocks' ), number_format_i18n( $count ) ),
			'text'    => $pending ? $waiting . ' ' . $text : $text,
			'label'   => __( 'View subscribers', 'dovetail-blocks' ),
			'url'     => Subscribers_Screen::address(),
		);
		if ( $count ) {
			$rows[] = array(
				'section' => 'steps',
				'id'      => 'email',
				'title'   => __( 'Write to your subscribers', 'dovetail-blocks' ),
				'text'    => __( 'Send all subscribers an email that is not a post.', 'dovetail-blocks' ),
				'label'   => __( 'Write an email', 'dovetail-blocks' ),
				'url'     => Availability::is_available( 'subscriptions' ) ? Mail_Editor::address() : '',
			);
		}
		if ( ! self::has_imported() ) {
			$rows[] = self::import_step();
		}
		return $rows;
	}

	private static function import_step(): array {
		return array(
			'section' => 'steps',
			'id'      => 'import',
			'title'   => __( 'Bring your subscribers', 'dovetail-blocks' ),
			'text'    => __( 'Import the addresses of people who agreed to get your emails, from a CSV or text file.', 'dovetail-blocks' ),
			'label'   => __( 'Import subscribers', 'dovetail-blocks' ),
			'url'     => Availability::is_available( 'subscriptions' ) ? Import_Screen::address() : '',
		);
	}

	/** Whether there is a list to import, or a subscriber from one. */
	private static function has_imported(): bool {
		// Two queries, because each uses an index; with OR, the database would read the whole table.
		return Import::get()
			|| null !== Database::value( 'SELECT id FROM {subscribers} WHERE is_imported = 1 LIMIT 1' )
			|| null !== Database::value( 'SELECT id FROM {subscribers} WHERE status = %s AND created = 0 LIMIT 1', array( Subscribers::ACTIVE ) );
	}

	/** Returns the URL that creates a page where visitors can subscribe. */
	public static function sign_up_page_url(): string {
		return Patterns::new_page_url( 'newsletter-landing', __( 'Newsletter', 'dovetail-blocks' ) );
	}

	/** Returns a row if addresses bounced recently. */
	private static function bounces(): array {
		$number = Bounces::recent();
		return $number ? array(
			array(
				'section' => 'attention',
				/* translators: %s: number of addresses. */
				'title'   => sprintf( _n( 'Emails to %s address bounced', 'Emails to %s addresses bounced', $number, 'dovetail-blocks' ), number_format_i18n( $number ) ),
				'text'    => __( 'Subscribers with these addresses get no more emails. Delete them, or email them again if their mailbox works.', 'dovetail-blocks' ),
				'label'   => __( 'View addresses', 'dovetail-blocks' ),
				'url'     => Subscribers_Screen::address( array( 'status' => Subscribers::BOUNCED ) ),
			),
		) : array();
	}

	/** Returns a row for each recent mailing that needs attention or has failed emails. */
	private static function problems(): array {
		$latest = Mailing::latest( time() - Mailings_Panel::MAX_AGE_DAYS * DAY_IN_SECONDS, Mailings_Panel::MAX_MAILINGS );
		$failed = Failures::counts( array_column( $latest, 'post' ) );
		$rows   = array();
		foreach ( $latest as $mailing ) {
			$failures = array_sum( $failed[ $mailing['post'] ] );
			if ( ! $failures && ! Mailings_Panel::is_stuck( $mailing ) ) {
				continue;
			}
			$rows[] = array(
				'section' => 'attention',
				/* translators: %s: title of a post. */
				'title'   => sprintf( __( 'Emails about “%s”', 'dovetail-blocks' ), Mailings_Panel::title( $mailing['post'] ) ),
				/* translators: %s: a number of emails. */
				'text'    => Mailings_Panel::is_stuck( $mailing ) ? Mailings_Panel::state( $mailing ) : sprintf( _n( '%s email could not be sent.', '%s emails could not be sent.', $failures, 'dovetail-blocks' ), number_format_i18n( $failures ) ),
				'label'   => __( 'View emails', 'dovetail-blocks' ),
				'url'     => Subscribers_Screen::address(),
			);
		}
		return $rows;
	}
}
