/** Texts of the view script. */
export const viewMessages = {
	player: 'Podcast player: %s',
	play: 'Play',
	pause: 'Pause',
	back: 'Back 15 seconds',
	forward: 'Forward 30 seconds',
	seek: 'Position',
	timeOf: '%1$s of %2$s',
	speed: 'Speed',
	volume: 'Volume',
	episodes: 'Episodes',
	loading: 'Loading: %s',
	paused: 'Paused',
	playing: 'Playing:',
	error: 'Error:',
	unavailable: 'Episode unavailable.',
	openInNewTab: 'Open in a new tab',
	unavailableSpoken: 'Error: Episode unavailable - Open in a new tab',
	crashed:
		'An unexpected error occured within the Podcast Player. Reloading this page might fix the problem.',
};
