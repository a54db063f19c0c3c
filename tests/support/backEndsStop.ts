export default async function tearDown() {
  await (globalThis as unknown as { stopBackEnds: () => Promise<void> }).stopBackEnds();
}
