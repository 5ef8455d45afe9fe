<?php
namespace Dovetail\Contact_Form;

defined( 'ABSPATH' ) || exit;

/** Abilities for reading form entries. They return only entries that the user may read in wp-admin. */
final class Entries_Abilities {
	/** Default and maximum number of entries per page. */
	const PAGE     = 20;
	const MAX_PAGE = 100;

	/** Adds the abilities, see `Abilities::register()`. */
	public static function offer( $abilities ): array {
		return (array) $abilities + array(
			'list-entries' => self::list_ability(),
			'get-entry'    => self::get_ability(),
		);
	}

	private static function list_ability(): array {
		return array(
			'label'         => __( 'List form entries', 'dovetail-blocks' ),
			'description'   => __( 'Lists the messages that visitors sent through the forms on this site, newest first. Only entries that the current user may read are listed.', 'dovetail-blocks' ),
			'input_schema'  => array(
				'default'    => array(),
				'properties' => array(
					'view'     => array(
						'type'        => 'string',
						'enum'        => array_keys( self::views() ),
						'description' => __( 'The inbox contains both read and unread entries.', 'dovetail-blocks' ),
					),
					'form'     => array(
						'type'        => 'integer',
						'minimum'     => 0,
						'description' => __( 'ID of the post with the form; 0 for forms outside posts.', 'dovetail-blocks' ),
					),
					'month'    => array(
						'type'        => 'string',
						'pattern'     => '^[0-9]{4}(0[1-9]|1[0-2])$',
						'description' => __( 'Year and month, such as 202611.', 'dovetail-blocks' ),
					),
					'search'   => array(
						'type'      => 'string',
						'maxLength' => 500,
					),
					'page'     => array(
						'type'    => 'integer',
						'minimum' => 1,
					),
					'per_page' => array(
						'type'    => 'integer',
						'minimum' => 1,
						'maximum' => self::MAX_PAGE,
					),
				),
			),
			'output_schema' => array(
				'type'       => 'object',
				'properties' => array(
					'total'   => array( 'type' => 'integer' ),
					'entries' => array(
						'type'  => 'array',
						'items' => array(
							'type'                 => 'object',
							'properties'           => self::properties(),
							'additionalProperties' => false,
						),
					),
				),
			),
			'annotations'   => self::annotations(),
			'permission'    => static fn(): bool => current_user_can( Capabilities::ALL ),
			'run'           => static function ( array $input ): array {
				$request = array(
					Entries_Query::VIEW   => self::views()[ $input['view'] ?? 'inbox' ],
					Entries_Query::FORM   => (string) ( $input['form'] ?? '' ),
					Entries_Query::MONTH  => (string) ( $input['month'] ?? '' ),
					Entries_Query::SEARCH => (string) ( $input['search'] ?? '' ),
				);
				return array(
					'total'   => Entries_Query::count( $request ),
					'entries' => array_map( array( __CLASS__, 'facts' ), Entries_Query::page( $request, (int) ( $input['page'] ?? 1 ), (int) ( $input['per_page'] ?? self::PAGE ) ) ),
				);
			},
		);
	}

	/** The ability that reads one entry, without marking it as read. */
	private static function get_ability(): array {
		$text = array( 'type' => 'string' );
		return array(
			'label'         => __( 'Read a form entry', 'dovetail-blocks' ),
			'description'   => __( 'Returns an entry with all its answers, without marking it as read.', 'dovetail-blocks' ),
			'input_schema'  => array(
				'properties' => array(
					'id' => array(
						'type'     => 'integer',
						'minimum'  => 1,
						'required' => true,
					),
				),
			),
			'output_schema' => array(
				'type'                 => 'object',
				'properties'           => self::properties() + array(
					'answers' => array(
						'type'  => 'array',
						'items' => array(
							'type'                 => 'object',
							'properties'           => array(
								'label' => $text,
								'type'  => $text,
								'value' => $text,
							),
							'additionalProperties' => false,
						),
					),
				),
				'additionalProperties' => false,
			),
			'annotations'   => self::annotations(),
			'permission'    => static function ( array $input ): bool {
				$entry = current_user_can( Capabilities::ALL ) ? Entries::read( (int) ( $input['id'] ?? 0 ) ) : null;
				// Only users who may read entries can learn that an ID does not exist.
				return $entry ? Capabilities::may_read( $entry['source'] ) : current_user_can( Capabilities::ALL );
			},
			'run'           => static function ( array $input ) {
				$entry = Entries::read( (int) $input['id'] );
				return $entry
					? self::facts( $entry ) + array( 'answers' => Answers::for_programs( $entry['answers'] ) )
					: new \WP_Error( 'entry_not_found', __( 'There is no entry with this ID. It may have been deleted.', 'dovetail-blocks' ), array( 'status' => 404 ) );
			},
		);
	}

	/**
	 * Maps the view names that abilities accept to the names in `Entries_Query::VIEWS`.
	 *
	 * @return array<string, string>
	 */
	private static function views(): array {
		$names = array_filter( array_keys( Entries_Query::VIEWS ), 'strlen' );
		return array( 'inbox' => '' ) + array_combine( $names, $names );
	}

	private static function properties(): array {
		$text = array( 'type' => 'string' );
		return array(
			'id'      => array( 'type' => 'integer' ),
			'sent'    => $text + array( 'format' => 'date-time' ),
			'sender'  => $text,
			'message' => $text,
			'form'    => $text,
			'page'    => $text,
			'subject' => $text,
			'state'   => $text + array( 'enum' => array( Entries::INBOX, Entries::SPAM, Entries::TRASH ) ),
			'read'    => array( 'type' => 'boolean' ),
		);
	}

	private static function facts( array $entry ): array {
		return array(
			'id'    => $entry['id'],
			'sent'  => gmdate( 'Y-m-d\TH:i:s\Z', $entry['sent'] ),
			'state' => $entry['state'],
			'read'  => $entry['is_read'],
		) + Entry_Fields::in( array( 'sender', 'message', 'form', 'page', 'subject' ) )->texts( $entry );
	}

	private static function annotations(): array {
		return array(
			'readonly'    => true,
			'destructive' => false,
			'idempotent'  => true,
		);
	}
}
