import { requestBlob } from '#shared/request';
import { parseHtml, type Realm } from '#shared/view';

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
	const page = await requestBlob(
		pageWith( win, name, value ),
		{ signal },
		win
	);
	return (
		Array.from(
			parseHtml(
				( await page?.text() ) ?? '',
				win.document
			).querySelectorAll< HTMLElement >( '[data-key]' )
		).find( ( { dataset } ) => dataset.key === key ) ?? null
	);
}

/** The address of this page with one thing more that it is asked for. */
export function pageWith( win: Realm, name: string, value: string ): string {
	const url = new URL( win.location.href );
	url.hash = '';
	url.searchParams.set( name, value );
	return url.href;
}
