<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Attributes;
use Dovetail\Plugin\Content_Source;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Record_Counts;
use Dovetail\Plugin\Secret;
use Dovetail\Validation\Email;
use Dovetail\Validation\Invisible;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the schema of a form and stores it under a hash. Runs when the post is saved or the form is first rendered.
 * The page contains only the hash: fields, options, recipients and the redirect URL stay on the server.
 */
final class Schema {
	const BLOCK = 'dovetail/contact-form';

	/** Prefix of the options that store form schemas, followed by the hash. */
	const OPTION = 'dovetail_blocks_form_';

	const MAX_RECIPIENTS = 10;

	/** Maximum length of the automatic reply in characters; same as `MAX_REPLY_LENGTH` in TypeScript. */
	const MAX_REPLY_LENGTH = 5000;

	/** Object cache group of the schemas. */
	const CACHE = 'dovetail_blocks_forms';

	/** Days after which an unused form's schema is deleted. No page cache keeps a page this long. */
	const MAX_UNUSED_DAYS = 400;

	/**
	 * Returns the schema of a form.
	 *
	 * @param array   $attributes All attributes of the block.
	 * @param array[] $fields     Fields from `Fields::among()`.
	 * @param int     $source     ID of the post that contains the form; 0 for a site-wide form.
	 * @param bool    $is_public  Whether the form is rendered for everyone. Part of the schema, so that the public cannot use the settings of a draft.
	 * @return array{source: int, public: bool, subject: string, to: string[], thanks: string, message: string, redirect: string, reply: bool, reply_message: string, crm: bool, lists: string[], fields: array[]}
	 */
	public static function of( array $attributes, array $fields, int $source, bool $is_public ): array {
		$text     = static fn( string $name ): string => dovetail_blocks_attribute( $attributes, $name );
		$redirect = trim( Invisible::remove( $text( 'customThankyouRedirect' ) ) );
		$redirect = preg_match( '~^https?://[^\s/?#]~i', $redirect ) ? sanitize_url( $redirect, array( 'http', 'https' ) ) : '';
		$kept     = array_flip( array( 'key', 'type', 'label', 'required', 'options', 'consent', 'message', 'news', 'partly_hidden', 'from_today', 'weekdays' ) );
		return array(
			'source'   => (int) $source,
			'public'   => $is_public,
			// The English default subject means that the author entered none.
			'subject'  => 'A new message from your website' === $text( 'subject' ) ? '' : $text( 'subject' ),
			'to'       => self::recipients( Invisible::remove( $text( 'to' ) ) ),
			// If the redirect URL is invalid, visitors see the summary, as the editor explains.
			'thanks'   => '' === $redirect && 'redirect' === $attributes['customThankyou'] ? '' : $attributes['customThankyou'],
			'message'  => $text( 'customThankyouMessage' ),
			'redirect' => $redirect,
			'reply'    => $attributes['autoReply'],
			'reply_message' => $attributes['autoReply'] ? mb_substr( $text( 'autoReplyMessage' ), 0, self::MAX_REPLY_LENGTH ) : '',
			'crm'      => $attributes['jetpackCRM'],
			'lists'    => $attributes['mailingLists'],
			'fields'   => array_map( static fn( $field ) => array_intersect_key( $field, $kept ), $fields ),
		);
	}

	/** Returns the valid email addresses of a list, without duplicates. */
	private static function recipients( string $list ): array {
		$found = array();
		foreach ( array_filter( array_map( 'trim', explode( ',', $list ) ), array( Email::class, 'is_valid' ) ) as $email ) {
			$found += array( Email::lookup_key( $email ) => $email );
		}
		return array_slice( array_values( $found ), 0, self::MAX_RECIPIENTS );
	}

	/**
	 * Stores a schema and returns its hash. Equal schemas have equal hashes, and a hash reveals nothing about its
	 * schema. A form without fields is not stored, because visitors cannot send it.
	 *
	 * @param array $schema Schema from `of()`.
	 */
	public static function keep( array $schema ): string {
		$hash = substr( Secret::sign( 'form schema', (string) wp_json_encode( $schema ) ), 0, 32 );
		if ( $schema['fields'] ) {
			try {
				self::renew( $hash, $schema );
			} catch ( Database_Error $error ) {
				// After a database error the form is still shown, because most schemas were stored earlier.
				unset( $error );
			}
		}
		return $hash;
	}

	/** Records that a form was rendered or sent today. */
	public static function renew( string $hash, array $schema ): void {
		$day = gmdate( 'Y-m-d' );
		if ( substr( self::stored( $hash ), 0, 10 ) === $day ) {
			return;
		}
		// A form in a draft doesn't count as in use.
		if ( $schema['public'] ) {
			Record_Counts::expect( 'entries' );
		}
		$value = $day . wp_json_encode( $schema );
		Database::execute( "INSERT INTO {options} ( option_name, option_value, autoload ) VALUES ( %s, %s, 'off' ) ON DUPLICATE KEY UPDATE option_value = VALUES( option_value )", array( self::OPTION . $hash, $value ) );
		wp_cache_set( $hash, $value, self::CACHE, DAY_IN_SECONDS );
	}

	/**
	 * Returns the schema for a hash; null if it was never stored.
	 *
	 * @param mixed $hash Hash from a request.
	 */
	public static function find( $hash ): ?array {
		$stored = is_string( $hash ) && preg_match( '~^[0-9a-f]{32}\z~', $hash ) ? self::stored( $hash ) : '';
		$schema = json_decode( (string) substr( $stored, 10 ), true );
		return isset( $schema['fields'], $schema['source'] ) ? $schema : null;
	}

	/**
	 * Returns the row stored for a hash: the day of its last use, and JSON. Does not use `get_option()`, which would
	 * cache every unknown hash that visitors send in one autoloaded value.
	 *
	 * @return string Stored row; empty for an unknown form.
	 */
	private static function stored( string $hash ): string {
		$stored = wp_cache_get( $hash, self::CACHE );
		if ( ! is_string( $stored ) ) {
			$stored = (string) Database::value( 'SELECT option_value FROM {options} WHERE option_name = %s', array( self::OPTION . $hash ) );
			if ( '' !== $stored ) {
				wp_cache_set( $hash, $stored, self::CACHE, DAY_IN_SECONDS );
			}
		}
		return $stored;
	}

	/** Stores the schemas of the forms in a saved post. */
	public static function keep_saved( $post_id, $post ): void {
		if ( wp_is_post_revision( $post_id ) || ! has_block( self::BLOCK, $post ) ) {
			return;
		}
		$is_template = in_array( $post->post_type, array( 'wp_template', 'wp_template_part' ), true );
		$source      = $is_template ? Content_Source::SITE_ID : $post_id;
		$is_public   = $is_template ? 'publish' === $post->post_status : Content_Source::is_public( $post_id );
		try {
			foreach ( self::forms( parse_blocks( $post->post_content ) ) as $block ) {
				self::keep( self::of( Attributes::for_block( 'contact-form', $block['attrs'] ), Fields::among( $block['innerBlocks'] ), $source, $is_public ) );
			}
		} catch ( Database_Error $error ) {
			// Ignore the error, so that saving the post does not fail. The schema is stored later, when the form is
			// rendered.
			unset( $error );
		}
	}

	/** Deletes the schemas of forms that have not been rendered or sent for a long time. */
	public static function sweep(): void {
		// The stored value starts with the date of the last use, so sorting by text sorts by date.
		Database::execute( 'DELETE FROM {options} WHERE option_name LIKE %s AND option_value < %s', array( Database::like( self::OPTION ) . '%', gmdate( 'Y-m-d', time() - self::MAX_UNUSED_DAYS * DAY_IN_SECONDS ) ) );
	}

	/**
	 * Returns the forms among the blocks and their inner blocks. The schemas of forms in synced patterns are stored
	 * when the pattern is saved.
	 *
	 * @param array[] $blocks Blocks from `parse_blocks()`.
	 * @return array[]
	 */
	private static function forms( array $blocks ): array {
		$forms = array();
		foreach ( $blocks as $block ) {
			if ( self::BLOCK === $block['blockName'] ) {
				$forms[] = $block;
			} else {
				array_push( $forms, ...self::forms( $block['innerBlocks'] ) );
			}
		}
		return $forms;
	}
}
