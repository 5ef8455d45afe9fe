<?php
/**
 * Creates form entries for the benchmark tests/bench/records.ts.
 *
 * @package Dovetail_Blocks
 */

use Dovetail\Contact_Form\Entries;
use Dovetail\Contact_Form\Entries_Query;
use Dovetail\Contact_Form\Export;
use Dovetail\Contact_Form\Privacy;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Record_Counts;
use Dovetail\Plugin\Search_Words;
use Dovetail\Validation\Email;

$all_of_one = static fn() => Database::execute( 'UPDATE {entry_people} SET person = %s', array( Email::lookup_key( 'one@example.com' ) ) );

return array(
	'title'    => 'form entries',
	'tables'   => array( 'entry_words', 'entries', 'entry_people' ),
	'fill'     => static function ( int $from, int $to ): void {
		$entries = array();
		$people  = array();
		for ( $id = $from; $id <= $to; $id++ ) {
			$email   = "person$id@example.com";
			$content = array(
				'form'    => '',
				'subject' => '',
				'to'      => array(),
				'page'    => '/contact',
				'answers' => array(
					array(
						'key'   => 'email',
						'type'  => 'email',
						'label' => 'Email',
						'value' => $email,
					),
					array(
						'key'   => 'message',
						'type'  => 'textarea',
						'label' => 'Message',
						'value' => str_repeat( "Words of number $id. ", 10 ) . ( $id % 50 ? '' : 'Oddly' ),
					),
				),
			);
			$entries[] = array(
				'id'      => $id,
				'message' => "bench-$id",
				'sent'    => time() - 10 * $id,
				// As on a real site, few entries are unread.
				'is_read' => $id % 1000 < 990 ? 1 : 0,
				'sender'  => $email,
				'words'   => "$email\n" . $content['answers'][1]['value'],
				'content' => wp_json_encode( $content ),
			);
			$people[]  = array(
				'person' => Email::lookup_key( $email ),
				'entry'  => $id,
			);
		}
		Database::insert_rows( 'entries', $entries );
		Search_Words::add( 'entry_words', array_column( $entries, 'words', 'id' ) );
		Database::insert_rows( 'entry_people', $people );
	},
	'measures' => array(
		'list'                  => static fn() => array( Entries_Query::page( array(), 1, 20 ), Entries_Query::counts() ),
		'list after a change'   => static function () {
			Record_Counts::forget( 'entries', array( 500 ) );
			return array( Entries_Query::page( array(), 1, 20 ), Entries_Query::counts() );
		},
		'filter: unread'        => static fn() => Entries_Query::page( array( Entries_Query::VIEW => 'unread' ), 1, 20 ),
		'search'                => static fn() => array( Entries_Query::page( array( Entries_Query::SEARCH => 'number' ), 1, 20 ), Entries_Query::count( array( Entries_Query::SEARCH => 'number' ) ) ),
		'search of one'         => static fn() => Entries_Query::page( array( Entries_Query::SEARCH => 'person500@example' ), 1, 20 ),
		'search of 2 percent'   => static fn() => array( Entries_Query::page( array( Entries_Query::SEARCH => 'oddly' ), 1, 20 ), Entries_Query::count( array( Entries_Query::SEARCH => 'oddly' ) ) ),
		'search without result' => static fn() => Entries_Query::page( array( Entries_Query::SEARCH => 'nowhere' ), 1, 20 ),
		'one record'            => static fn() => array( Entries::read( 500 ), Entries_Query::neighbors( 500, array() ) ),
		'unread number'         => static fn() => Entries_Query::unread(),
		'export of one person'  => static fn() => Privacy::export( 'person500@example.com' ),
	),
	'whole'    => array(
		'export'                => static fn(): iterable => Export::rows( array() ),
		'export of one person'  => array(
			$all_of_one,
			static function (): void {
				$page = 0;
				do {
					$step = Privacy::export( 'one@example.com', ++$page );
				} while ( ! $step['done'] );
			},
		),
		'erasure of one person' => array(
			$all_of_one,
			static function (): void {
				do {
					$step = Privacy::erase( 'one@example.com' );
				} while ( ! $step['done'] );
			},
		),
		'deletion when expired' => array(
			static fn() => Database::execute( 'UPDATE {entries} SET sent = 1' ),
			static function (): void {
				add_filter( 'dovetail_blocks_settings', static fn( array $settings ): array => array( 'retention_days' => 30 ) + $settings );
				Privacy::sweep();
			},
		),
	),
);
