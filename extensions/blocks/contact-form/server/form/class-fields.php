<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * The fields of a form. Their attributes may be invalid, because authors can edit the HTML of blocks. The build
 * generates the data about field types from `fields/kinds.ts`.
 */
final class Fields {
	const PREFIX = 'dovetail/field-';

	/** Maximum number of synced patterns that are searched for a form's fields. */
	const MAX_PATTERNS = 50;

	/** Data for an unknown field type, such as one that was removed from the plugin. */
	const UNKNOWN = array(
		'asks'         => '',
		'control'      => 'text',
		'autocomplete' => '',
	);

	/**
	 * Returns the fields in the blocks, in order, each with a unique key such as `email` or `text-2`.
	 *
	 * @param array[] $blocks Blocks from `parse_blocks()`.
	 * @return array[] Fields from `read()`, plus `key`, the parsed `attributes`, and `partly_hidden` if it is hidden on some screen sizes.
	 */
	public static function among( array $blocks ): array {
		$fields = array();
		$counts = array();
		$left   = self::MAX_PATTERNS;
		foreach ( self::flat( $blocks, array(), $left ) as $field ) {
			if ( self::lacks_options( $field ) ) {
				continue;
			}
			$type            = $field['type'];
			$counts[ $type ] = isset( $counts[ $type ] ) ? $counts[ $type ] + 1 : 1;
			$fields[]        = array( 'key' => 1 === $counts[ $type ] ? $type : $type . '-' . $counts[ $type ] ) + $field;
		}
		return $fields;
	}

	/**
	 * Whether a field is a choice without options. Such a field is not rendered and needs no answer.
	 *
	 * @param array $field Field from `read()`.
	 */
	public static function lacks_options( array $field ): bool {
		return ! $field['options'] && 'choice' === self::kind( $field['type'] )['asks'];
	}

	/**
	 * Returns the field type of a block; null for other blocks.
	 *
	 * @param string|null $name Block name.
	 */
	public static function type( ?string $name ): ?string {
		$type = is_string( $name ) && str_starts_with( $name, self::PREFIX ) ? substr( $name, strlen( self::PREFIX ) ) : '';
		return self::has_kind( $type ) ? $type : null;
	}

	/**
	 * Returns a field from the attributes of its block.
	 *
	 * @param mixed $raw Attributes from the post.
	 * @return array{type: string, label: string, required: bool, options: string[], default: string, placeholder: string, id: string, width: int, consent: string, message: string, news: bool, from_today?: true, weekdays?: int[]}
	 */
	public static function read( string $type, $raw ): array {
		$attributes = Attributes::for_block( 'field-' . $type, $raw );
		$text       = static fn( string $name ): string => dovetail_blocks_attribute( $attributes, $name );
		$label      = $text( 'label' );
		$consent    = $attributes['consentType'] ?? '';
		$is_choice  = 'choice' === self::kind( $type )['asks'];
		// Visitors must give consent themselves, so the initial value of a former checkbox is dropped.
		$default = 'consent' === $type ? '' : $text( 'defaultValue' );
		return array(
			'type'        => $type,
			// The English default label means that the author entered none.
			'label'       => 'consent' === $type && 'Consent' === $label ? '' : $label,
			'required'    => $attributes['required'],
			'options'     => $is_choice ? array_values( array_unique( array_filter( array_map( array( Answers::class, 'clean_line' ), $attributes['options'] ), 'strlen' ) ) ) : array(),
			'default'     => $is_choice ? Answers::clean_line( $default ) : $default,
			'placeholder' => $text( 'placeholder' ),
			'id'          => $attributes['id'],
			'width'       => $attributes['width'],
			'consent'     => $consent,
			'message'     => '' === $consent ? '' : $text( $consent . 'ConsentMessage' ),
			'news'        => $attributes['isForNews'] ?? false,
			// Only if set, so that other forms keep their hash.
		) + ( empty( $attributes['isFromToday'] ) ? array() : array( 'from_today' => true ) )
			+ ( empty( $attributes['weekdays'] ) ? array() : array( 'weekdays' => $attributes['weekdays'] ) );
	}

	/**
	 * Returns the label of a field, or its default label in the page's language.
	 *
	 * @param array{type: string, label: string} $field Type and label of a field.
	 */
	public static function label( array $field ): string {
		if ( '' !== $field['label'] ) {
			return $field['label'];
		}
		$labels = self::labels();
		return $labels[ $field['type'] ] ?? $field['type'];
	}

	/**
	 * Returns the consent text.
	 *
	 * @param array{consent: string, message: string} $field Data of a consent field.
	 */
	public static function consent_message( array $field ): string {
		return '' === $field['message'] ? self::consents()[ 'explicit' === $field['consent'] ? 'explicit' : 'implicit' ] : $field['message'];
	}

	/**
	 * Returns the fields in the blocks and their inner blocks. Includes fields in synced patterns that WordPress would
	 * render. Skips hidden blocks, and a pattern inside itself.
	 *
	 * @param array[]          $blocks    Parsed blocks.
	 * @param array<int, true> $entered   IDs of the patterns that contain these blocks.
	 * @param int              $left      Number of patterns that may still be read.
	 * @param bool             $is_partly Whether these blocks are hidden on some screen sizes.
	 * @return array[]
	 */
	private static function flat( array $blocks, array $entered, int &$left, bool $is_partly = false ): array {
		$fields = array();
		foreach ( $blocks as $block ) {
			if ( self::is_hidden( $block ) ) {
				continue;
			}
			$is_partly_hidden = $is_partly || in_array( false, (array) ( self::visibility( $block )['viewport'] ?? null ), true );
			$type             = self::type( $block['blockName'] );
			if ( null !== $type ) {
				// The visitor may not see the field, so it must not need an answer or imply a consent.
				$partly   = $is_partly_hidden ? array( 'required' => false, 'partly_hidden' => true ) : array();
				$fields[] = $partly + self::read( $type, $block['attrs'] ) + array( 'attributes' => (array) $block['attrs'] );
			} elseif ( 'core/block' === $block['blockName'] ) {
				$id = (int) ( $block['attrs']['ref'] ?? 0 );
				if ( isset( $entered[ $id ] ) || --$left < 0 ) {
					continue;
				}
				$pattern = get_post( $id );
				if ( $pattern && 'wp_block' === $pattern->post_type && 'publish' === $pattern->post_status && '' === $pattern->post_password ) {
					array_push( $fields, ...self::flat( parse_blocks( $pattern->post_content ), $entered + array( $id => true ), $left, $is_partly_hidden ) );
				}
			} else {
				array_push( $fields, ...self::flat( $block['innerBlocks'], $entered, $left, $is_partly_hidden ) );
			}
		}
		return $fields;
	}

	/**
	 * Whether the author has hidden a block, with everything in it, from all visitors.
	 *
	 * @param array $block Parsed block.
	 */
	public static function is_hidden( array $block ): bool {
		return false === self::visibility( $block );
	}

	/**
	 * Returns the visibility that WordPress stores with a block.
	 *
	 * @return mixed False if the block is hidden; since WordPress 7.0, an array may contain rules by screen size.
	 */
	private static function visibility( array $block ) {
		return $block['attrs']['metadata']['blockVisibility'] ?? null;
	}

	/** Whether a field type exists. */
	public static function has_kind( string $kind ): bool {
		return isset( self::table()['data']['kinds'][ $kind ] );
	}

	/**
	 * Returns the data of a field type.
	 *
	 * @return array{asks: string, control: string, autocomplete: string, moment?: array{format: string, option: string}}
	 *         Type of answer: `line`, `tick` or `choice`; control: `textarea`, `select` or the `type` of its inputs; the
	 *         `autocomplete` attribute; for a date or time, the format in which it is stored, and the option with the display
	 *         format.
	 */
	public static function kind( string $kind ): array {
		return self::has_kind( $kind ) ? self::table()['data']['kinds'][ $kind ] : self::UNKNOWN;
	}

	/**
	 * Returns the default labels of the field types in the current language.
	 *
	 * @return array<string, string> Labels by field type.
	 */
	public static function labels(): array {
		return self::table()['messages']()['labels'];
	}

	/**
	 * Returns a field type's error texts for missing and for invalid answers.
	 *
	 * @return array{missing: string, wrong: string}
	 */
	public static function sentences( string $kind ): array {
		$messages = self::table()['messages']();
		$kind     = self::has_kind( $kind ) ? $kind : 'textarea';
		return array(
			'missing' => $messages['missing'][ $kind ],
			'wrong'   => $messages['wrong'][ $kind ],
		);
	}

	/**
	 * Returns the error texts for dates that a field's author excludes; empty where there is no limit.
	 *
	 * @param array{from_today?: true, weekdays?: int[]} $field Limits of a date field.
	 * @return array{too_early: string, wrong_day: string}
	 */
	public static function date_sentences( array $field ): array {
		$days = array();
		for ( $offset = 0; $offset < 7; $offset++ ) {
			$day = ( (int) get_option( 'start_of_week' ) + $offset ) % 7;
			if ( in_array( $day, $field['weekdays'] ?? array(), true ) ) {
				$days[] = $GLOBALS['wp_locale']->get_weekday( $day );
			}
		}
		return array(
			'too_early' => empty( $field['from_today'] ) ? '' : __( 'Please choose today or a later date.', 'dovetail-blocks' ),
			/* translators: %s: names of weekdays. */
			'wrong_day' => $days ? sprintf( __( 'Please choose one of these days: %s.', 'dovetail-blocks' ), implode( wp_get_list_item_separator(), $days ) ) : '',
		);
	}

	/**
	 * Returns the default consent texts.
	 *
	 * @return array{implicit: string, explicit: string}
	 */
	public static function consents(): array {
		return self::table()['messages']()['consents'];
	}

	/** @return array{data: array, messages: callable} */
	private static function table(): array {
		static $table = null;
		if ( null === $table ) {
			$table = require DOVETAIL_BLOCKS_DIR . '/blocks/fields/server-data.php';
		}
		return $table;
	}
}
