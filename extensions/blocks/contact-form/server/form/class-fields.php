<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Attributes;

defined( 'ABSPATH' ) || exit;

/** Reads fields from blocks, whose attributes may be invalid because authors can edit the HTML. */
final class Fields {
	/** Prefix of field block names. */
	const PREFIX = 'dovetail/field-';

	/** Maximum number of synced patterns that are read per form. */
	const MAX_PATTERNS = 50;

	/**
	 * Returns the fields among the blocks in order, each with a unique key such as `email` or `text-2`.
	 *
	 * @param array[] $blocks As `parse_blocks()` returns them.
	 * @return array[] See `read()`, plus `key` and the parsed `attributes`.
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
	 * Whether a field is a choice without options. It is not rendered and needs no answer.
	 *
	 * @param array $field See `read()`.
	 */
	public static function lacks_options( array $field ): bool {
		return ! $field['options'] && 'choice' === Kinds::get( $field['type'] )['asks'];
	}

	/**
	 * Returns the field type of a block; null for other blocks.
	 *
	 * @param string|null $name Of a block.
	 */
	public static function type( ?string $name ): ?string {
		$type = is_string( $name ) && str_starts_with( $name, self::PREFIX ) ? substr( $name, strlen( self::PREFIX ) ) : '';
		return Kinds::has( $type ) ? $type : null;
	}

	/**
	 * Returns a field from the attributes of its block.
	 *
	 * @param mixed $raw Attributes of the block as its post holds them.
	 * @return array{type: string, label: string, required: bool, options: string[], default: string, placeholder: string, id: string, width: int, consent: string, message: string, news: bool}
	 */
	public static function read( string $type, $raw ): array {
		$attributes = Attributes::for_block( 'field-' . $type, $raw );
		$text       = static fn( string $name ): string => dovetail_blocks_attribute( $attributes, $name );
		$label      = $text( 'label' );
		$consent    = $attributes['consentType'] ?? '';
		return array(
			'type'        => $type,
			// The English default in the schema means that the author entered no label.
			'label'       => 'consent' === $type && 'Consent' === $label ? '' : $label,
			'required'    => $attributes['required'],
			'options'     => 'choice' === Kinds::get( $type )['asks'] ? array_values( array_unique( array_filter( array_map( 'trim', $attributes['options'] ), 'strlen' ) ) ) : array(),
			// A consent must be an act of the visitor, so the initial value of a former checkbox is dropped.
			'default'     => 'consent' === $type ? '' : $text( 'defaultValue' ),
			'placeholder' => $text( 'placeholder' ),
			'id'          => $attributes['id'],
			'width'       => $attributes['width'],
			'consent'     => $consent,
			'message'     => '' === $consent ? '' : $text( $consent . 'ConsentMessage' ),
			'news'        => $attributes['isForNews'] ?? false,
		);
	}

	/**
	 * Returns the label of a field, or the default one in the language of the page.
	 *
	 * @param array{type: string, label: string} $field A field.
	 */
	public static function label( array $field ): string {
		if ( '' !== $field['label'] ) {
			return $field['label'];
		}
		$labels = Kinds::labels();
		return $labels[ $field['type'] ] ?? $field['type'];
	}

	/**
	 * Returns the consent text.
	 *
	 * @param array{consent: string, message: string} $field A consent field.
	 */
	public static function consent_message( array $field ): string {
		return '' === $field['message'] ? Kinds::consents()[ 'explicit' === $field['consent'] ? 'explicit' : 'implicit' ] : $field['message'];
	}

	/**
	 * Returns the fields among the blocks and their inner blocks. Includes synced patterns that WordPress would render,
	 * but no pattern inside itself.
	 *
	 * @param array[]          $blocks  As `parse_blocks()` gives them.
	 * @param array<int, true> $entered Ids of the patterns in which these blocks are.
	 * @param int              $left    How many patterns may still be looked into.
	 * @return array[]
	 */
	private static function flat( array $blocks, array $entered, int &$left ): array {
		$fields = array();
		foreach ( $blocks as $block ) {
			$type = self::type( $block['blockName'] );
			if ( null !== $type ) {
				$fields[] = self::read( $type, $block['attrs'] ) + array( 'attributes' => (array) $block['attrs'] );
			} elseif ( 'core/block' === $block['blockName'] ) {
				$id = (int) ( $block['attrs']['ref'] ?? 0 );
				if ( isset( $entered[ $id ] ) || --$left < 0 ) {
					continue;
				}
				$pattern = get_post( $id );
				if ( $pattern && 'wp_block' === $pattern->post_type && 'publish' === $pattern->post_status && '' === $pattern->post_password ) {
					array_push( $fields, ...self::flat( parse_blocks( $pattern->post_content ), $entered + array( $id => true ), $left ) );
				}
			} else {
				array_push( $fields, ...self::flat( $block['innerBlocks'], $entered, $left ) );
			}
		}
		return $fields;
	}
}
