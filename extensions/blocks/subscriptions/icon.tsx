/** An envelope with a plus sign. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M5 5h14a2 2 0 0 1 2 2v5.5h-1.5V8.6L12 13.8 4.5 8.6V17c0 .3.2.5.5.5h7.5V19H5a2 2 0 0 1-2-2V7c0-1.1.9-2 2-2zm0 1.5a.5.5 0 0 0-.4.2L12 12l7.4-5.3a.5.5 0 0 0-.4-.2H5z" />
		<path d="M17.25 14h1.5v2.75h2.75v1.5h-2.75V21h-1.5v-2.75H14.5v-1.5h2.75z" />
	</svg>
);
