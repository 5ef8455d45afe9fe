/** Site data for the URL to manage connections. */
type Site = {
	siteType: 'simple' | 'atomic';
	siteFragment: string;
	adminUrl: string;
	services: Readonly< Record< string, string > >;
	can: { manageOptions: boolean };
};

/**
 * The page on which connections are managed: the platform's for a hosted site, otherwise the site's own settings as they
 * show in a small window.
 *
 * @return Null for who may not change them.
 */
export function manageUrl( {
	siteType,
	siteFragment,
	adminUrl,
	services,
	can,
}: Site ): string | null {
	if ( siteType === 'simple' && services.hostedEditor ) {
		return `${ services.hostedEditor }/marketing/connections/${ siteFragment }`;
	}
	return can.manageOptions
		? `${ adminUrl }options-general.php?page=dovetail-blocks&tab=services&publicize_popup=true`
		: null;
}
