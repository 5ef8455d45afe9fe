<?php
/**
 * Creates subscribers for the benchmark tests/bench/records.ts.
 *
 * @package Dovetail_Blocks
 */

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Record_Counts;
use Dovetail\Plugin\Search_Words;
use Dovetail\Subscriptions\Export;
use Dovetail\Subscriptions\Privacy;
use Dovetail\Subscriptions\Subscriber_Query;
use Dovetail\Subscriptions\Subscribers;
use Dovetail\Subscriptions\Subscribers_Table;
use Dovetail\Validation\Email;

require_once ABSPATH . 'wp-admin/includes/admin.php';

$list = static function ( array $request ): Subscribers_Table {
	$_GET     = $request;
	$_REQUEST = $request;
	$table    = new Subscribers_Table();
	$table->prepare_items();
	$_GET = array();
	return $table;
};

return array(
	'title'    => 'subscribers',
	'tables'   => array( 'subscriber_words', 'subscribers' ),
	'fill'     => static function ( int $from, int $to ): void {
		$rows = array();
		for ( $id = $from; $id <= $to; $id++ ) {
			$rows[] = array(
				'id'        => $id,
				'address'   => Email::lookup_key( "person$id@example.com" ),
				'email'     => "person$id@example.com",
				'status'    => $id % 100 ? Subscribers::ACTIVE : Subscribers::PENDING,
				'consent'   => 'I want news.',
				'created'   => time() - $id,
				'confirmed' => $id % 100 ? time() - $id : 0,
			);
		}
		Database::insert_rows( 'subscribers', $rows );
		Search_Words::add( 'subscriber_words', array_column( $rows, 'email', 'id' ) );
	},
	'measures' => array(
		'list'                        => static fn() => $list( array() ),
		'list after a change'         => static function () use ( $list ) {
			Record_Counts::forget( 'subscribers', array( 500 ) );
			return $list( array() );
		},
		'filter: not confirmed'       => static fn() => $list( array( 'status' => Subscribers::PENDING ) ),
		'search'                      => static fn() => $list( array( 's' => 'example' ) ),
		'search of one'               => static fn() => $list( array( 's' => 'person500@' ) ),
		'one record'                  => static fn() => Subscribers::find( 'person500@example.com' ),
		'number shown to visitors'    => static fn() => Subscribers::count(),
		'200 recipients of a mailing' => static fn() => Subscriber_Query::batch( 100, time(), 200 ),
		'export of one person'        => static fn() => Privacy::export( 'person500@example.com' ),
	),
	'whole'    => array(
		'export'                => static fn(): iterable => Export::rows(),
		'deletion when expired' => array(
			static fn() => Database::execute( 'UPDATE {subscribers} SET status = %s, created = 1', array( Subscribers::PENDING ) ),
			static function (): void {
				while ( true !== Subscribers::forget_unconfirmed() ) {
					continue;
				}
			},
		),
	),
);
