<?php
namespace Dovetail\Donations\Tests;

use Dovetail\Payments\Tests\Paid_Places;
use Dovetail\Tests\Test_Case;

require_once dirname( __DIR__, 5 ) . '/shared/payments/server/tests/trait-paid-places.php';

final class PlacesTest extends Test_Case {
	use Paid_Places;

	protected static function paid_block(): string {
		return '<!-- wp:dovetail/donations {"currency":"EUR","planSource":"site","oneTimeDonation":{"show":true,"planId":' . self::plan() . ',"amounts":[5,10,20]}} --><div class="wp-block-dovetail-donations"></div><!-- /wp:dovetail/donations -->';
	}
}
