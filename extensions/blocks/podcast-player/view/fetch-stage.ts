import { requestBlob } from '#shared/request';
import type { Realm } from '#shared/view';

/**
 * The same stage of the same page, asked for anew and with one thing more: all of its episodes, a transcript, or nothing
 * from a cache. The page asks itself, at its own address, so that who may not read it gets nothing. Null whatever goes
 * wrong. In a document of its own nothing runs and nothing is loaded.
 */
export async function fetchStage(
	{ dataset: { key } }: HTMLElement,
	win: Realm,
	name: string,
	value: string,
	signal: AbortSignal
): Promise< Element | null > {
	const url = new URL( win.location.href );
	url.hash = '';
	url.searchParams.set( name, value );
	const page = await requestBlob( url.href, { signal }, win );
	return (
		Array.from(
			new win.DOMParser()
				.parseFromString( ( await page?.text() ) ?? '', 'text/html' )
				.querySelectorAll< HTMLElement >( '[data-key]' )
		).find( ( { dataset } ) => dataset.key === key ) ?? null
	);
}
