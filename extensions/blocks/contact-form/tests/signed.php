<?php
/**
 * Returns the signed fields of a contact form, which any visitor can copy, for the multisite test.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Contact_Form;

$schema  = array(
	'fields' => array( array( 'key' => 'name' ) ),
	'source' => 0,
);
$content = array(
	'form'    => Schema::keep( $schema ),
	'subject' => '',
	'to'      => array(),
	'page'    => '/',
	'answers' => array(),
);
$entry   = Entries::find( 'form_of_a_visitor' ) ?? Entries::add( 'form_of_a_visitor', 0, $content );
$time    = \Closure::bind( static fn( $second ) => Spam_Guard::signature( $second ), null, Spam_Guard::class );
$key     = \Closure::bind( static fn() => Outbox::key( $entry ), null, Outbox::class );

return array(
	'form hash'    => array(
		static fn() => $content['form'],
		static fn( $sent ) => null !== Schema::find( $sent ),
	),
	'form receipt' => array(
		static function () use ( $entry ) {
			preg_match( '~dovetail_form_sent=([\w-]+)~', Thanks::receipt_address( array( 'entry' => $entry ) ), $found );
			return $found[1];
		},
		static fn( $sent ) => null !== Thanks::read_receipt( $sent ),
	),
	'form time'    => array(
		static fn() => ( time() - 60 ) . '-' . $time( time() - 60 ),
		static fn( $sent ) => null === Spam_Guard::machine( array( 'drawn' => $sent ) ),
	),
	'form entry'   => array( $key, static fn( $sent ) => $key() === $sent ),
);
