import type { Page } from '@playwright/test';

/** Shortens timers of exactly the given milliseconds to one second, in pages that are opened after this call. */
export const shortenTimers = (
	page: Page,
	milliseconds: number
): Promise< unknown > =>
	page.addInitScript( ( shortened ) => {
		const wait = window.setTimeout.bind( window );
		const short = ( run: TimerHandler, ms?: number, ...rest: unknown[] ) =>
			wait( run, ms === shortened ? 1000 : ms, ...rest );
		window.setTimeout = short as typeof window.setTimeout;
	}, milliseconds );
