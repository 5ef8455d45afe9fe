<?php
namespace Dovetail\Recurring_Payments\Tests;

use Dovetail\Payments\Tests\Paid_Places;
use Dovetail\Tests\Test_Case;

require_once dirname( __DIR__, 5 ) . '/shared/payments/server/tests/trait-paid-places.php';

final class PlacesTest extends Test_Case {
	use Paid_Places;

	protected static function paid_block(): string {
		return '<!-- wp:dovetail/recurring-payments {"planSource":"site","planId":' . self::plan( array( 'kind' => 'plan', 'title' => 'Friends', 'amount' => 500 ) ) . '} --><div class="wp-block-dovetail-recurring-payments"></div><!-- /wp:dovetail/recurring-payments -->';
	}
}
