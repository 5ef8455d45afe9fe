<?php
/**
 * Creates payments for the benchmark tests/bench/records.ts.
 *
 * @package Dovetail_Blocks
 */

use Dovetail\Payments\Payments;
use Dovetail\Payments\Payments_Privacy;
use Dovetail\Payments\Payments_Screen;
use Dovetail\Payments\Payments_Table;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Record_Counts;
use Dovetail\Plugin\Search_Words;
use Dovetail\Validation\Email;

require_once ABSPATH . 'wp-admin/includes/admin.php';

$list = static function ( array $request ): Payments_Table {
	$_GET     = $request;
	$_REQUEST = $request;
	$table    = new Payments_Table( array( 'screen' => 'dovetail-payments' ) );
	$table->prepare_items();
	$_GET = array();
	return $table;
};

$all_of_one = static fn() => Database::execute( 'UPDATE {payments} SET person = %s', array( Email::lookup_key( 'one@example.com' ) ) );

return array(
	'title'    => 'payments',
	'tables'   => array( 'payment_words', 'payments' ),
	'fill'     => static function ( int $from, int $to ): void {
		$rows = array();
		for ( $id = $from; $id <= $to; $id++ ) {
			$email  = "person$id@example.com";
			$rows[] = array(
				'id'        => $id,
				'service'   => 'stripe',
				'mode'      => 'live',
				'reference' => "bench$id",
				'state'     => $id % 1000 ? 'paid' : 'disputed',
				'amount'    => 500,
				'currency'  => 'EUR',
				'source'    => 'site',
				// Spread the payments over many plans, as on a real site: each progress bar totals only the plans of
				// its own block.
				'plan'      => intdiv( $id, 1000 ) + 1,
				'person'    => Email::lookup_key( $email ),
				'received'  => 1,
				'created'   => time() - $id,
				'changed'   => time() - $id,
				'email'     => $email,
				'title'     => 'A donation',
				'data'      => '{}',
			);
		}
		Database::insert_rows( 'payments', $rows );
		Search_Words::add( 'payment_words', array_map( static fn( array $row ): string => "$row[email] $row[title] stripe $row[reference] $row[currency]", array_column( $rows, null, 'id' ) ) );
	},
	'measures' => array(
		'list'                 => static fn() => $list( array() ),
		'list after a change'  => static function () use ( $list ) {
			Record_Counts::forget( 'payments', array( 500 ) );
			return $list( array() );
		},
		'filter: disputed'     => static fn() => $list( array( 'state' => 'disputed' ) ),
		'search'               => static fn() => $list( array( 's' => 'donation' ) ),
		'search of one'        => static fn() => $list( array( 's' => 'person500@' ) ),
		'search without result' => static fn() => $list( array( 's' => 'nowhere' ) ),
		'one record'           => static fn() => Payments::find( 'stripe', 'live', 'bench500' ),
		'total of a goal'      => static function () {
			Record_Counts::forget( 'payments', array( 500 ) );
			return Payments::total( array( 1 ), 'EUR' );
		},
		'export of one person' => static fn() => Payments_Privacy::export( 'person500@example.com' ),
	),
	'whole'    => array(
		'export'                => static function (): iterable {
			$rows = new \ReflectionMethod( Payments_Screen::class, 'rows' );
			$rows->setAccessible( true );
			return $rows->invoke( null );
		},
		'export of one person'  => array(
			$all_of_one,
			static function (): void {
				$page = 0;
				do {
					$step = Payments_Privacy::export( 'one@example.com', ++$page );
				} while ( ! $step['done'] );
			},
		),
		'erasure of one person' => array(
			$all_of_one,
			static function (): void {
				Payments_Privacy::erase( 'one@example.com' );
			},
		),
	),
);
