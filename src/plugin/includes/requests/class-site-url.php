<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** Builds URLs on this site from paths, which start at the host: WordPress's `home_url()` adds paths to the site's folder. */
final class Site_Url {
	/**
	 * Returns the URL of a path on this site. Slashes at the start count as one, because `//` would start another host.
	 *
	 * @param string $path Path and query of a page, such as `REQUEST_URI`.
	 */
	public static function of_path( string $path ): string {
		$home = wp_parse_url( home_url() );
		return $home['scheme'] . '://' . $home['host'] . ( isset( $home['port'] ) ? ':' . $home['port'] : '' ) . '/' . ltrim( $path, '/' );
	}
}
