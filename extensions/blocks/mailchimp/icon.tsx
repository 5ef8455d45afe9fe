/** An envelope with an upward arrow. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path
			fillRule="evenodd"
			d="M3 10.5A1.5 1.5 0 0 1 4.5 9H8v1.5H5.6l6.4 5 6.4-5H16V9h3.5A1.5 1.5 0 0 1 21 10.5v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18.5v-8zm1.5 1.1v6.9h15v-6.9L12 17.4l-7.5-5.8zM12 3l3.7 3.7-1.1 1.1-1.9-1.9V12h-1.4V5.9L9.4 7.8 8.3 6.7 12 3z"
		/>
	</svg>
);
