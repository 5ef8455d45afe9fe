import { useEndpoint } from '#shared/api';
import { readInitialState } from '#shared/initial-state';
import { lookUpCountry } from '../api';
import { countryOfLocale } from '../rules/country-of-locale';
import {
	DEFAULT_COUNTRY_CODE,
	countryCodeOf,
	wholeCountryCode,
} from './countries';

/**
 * The country code that the settings show: the one of the post, or a guess that is saved with the number only.
 * The guess asks the geolocation service, if the site has one, once the author has opened the block;
 * otherwise, and while it answers, it is the country of the author's language.
 */
export function useCountryCode(
	saved: string,
	isOpened: boolean,
	locale: string
): string {
	const whole = wholeCountryCode( saved );
	const { geolocation } = readInitialState().services;
	const asked = useEndpoint(
		lookUpCountry,
		isOpened && ! whole && geolocation ? {} : null
	);
	if ( whole ) {
		return whole;
	}
	const country =
		asked.status === 'done' || asked.status === 'failed'
			? ( asked.data ?? null )
			: countryOfLocale( locale );
	return countryCodeOf( country ) ?? DEFAULT_COUNTRY_CODE;
}
