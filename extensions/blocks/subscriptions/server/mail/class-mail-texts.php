<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Plain_Text;
use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

/** Email texts that the site owner can edit: plain text with placeholders in braces. */
final class Mail_Texts {
	/** Names of the settings that contain the owner's texts. */
	const CONFIRM         = 'subscriber_confirm_text';
	const WELCOME         = 'subscriber_welcome_text';
	const WELCOME_SUBJECT = 'subscriber_welcome_subject';

	/**
	 * Hides the fields of the welcome email while its switch is off. They keep what was entered. A field with a rejected
	 * value stays visible, with the reason.
	 */
	public static function hide_welcome_fields(): void {
		echo '<style>tr:has(#dovetail-blocks-subscriber-welcome:not(:checked))~tr:has([id^=dovetail-blocks-subscriber-welcome-]):not(:has([aria-invalid])){display:none}</style>';
	}

	/** Adds the default texts. */
	public static function usual( $texts ): array {
		return array(
			self::CONFIRM => __( "Someone – probably you – asked to receive new posts and news from {site} at this address. If it was you, please confirm:\n\n{link}\n\nIf it was not you, ignore this email. You won’t receive posts or news, and your address will be deleted within {days}.", 'dovetail-blocks' ),
			/* translators: {site} is replaced with the name of the site. */
			self::WELCOME_SUBJECT => __( 'Welcome to {site}', 'dovetail-blocks' ),
			self::WELCOME => __( "Welcome! You will now receive new posts and news from {site} at {email}.\n\n{link}", 'dovetail-blocks' ),
		) + (array) $texts;
	}

	/**
	 * Returns a text as the parts of an email, with its placeholders replaced.
	 *
	 * @param array<string, string>       $values Values of the placeholders by name.
	 * @param array{0: string, 1: string} $link   Text and URL of `{link}`.
	 * @return array<string|string[]> Parts of an email; see `Mail::send()`.
	 */
	public static function parts( string $name, array $values, array $link ): array {
		$parts = array();
		foreach ( preg_split( '~\R\s*\R~u', trim( self::text( $name ) ) ) as $paragraph ) {
			// Each link becomes its own part of the email, even within a paragraph.
			foreach ( preg_split( '~(\{link\})~', $paragraph, -1, PREG_SPLIT_DELIM_CAPTURE ) as $piece ) {
				$parts[] = '{link}' === $piece ? $link : trim( strtr( $piece, $values ) );
			}
		}
		return array_values(
			array_filter(
				$parts,
				static fn( $part ) => '' !== $part
			)
		);
	}

	/**
	 * Returns a text as a single line, with its placeholders replaced.
	 *
	 * @param array<string, string> $values Values of the placeholders by name.
	 */
	public static function line( string $name, array $values ): string {
		return Plain_Text::line( strtr( self::text( $name ), $values ) );
	}

	private static function text( string $name ): string {
		$text = trim( (string) Settings::get( $name ) );
		return '' === $text ? self::usual( array() )[ $name ] : $text;
	}

	/** Returns the placeholders of all texts for a subscriber. */
	public static function values( array $subscriber ): array {
		$days = max( 1, (int) ceil( ( Subscribers::confirms_until( $subscriber ) - time() ) / DAY_IN_SECONDS ) );
		/* translators: %s: a number of days. */
		$time = sprintf( _n( '%s day', '%s days', $days, 'dovetail-blocks' ), number_format_i18n( $days ) );
		return array(
			'{site}'  => Mail::site(),
			'{email}' => $subscriber['email'],
			'{days}'  => $time,
		);
	}
}
