"""The house in the snow: sandstone arches, lit windows, drifts along a swept path, flakes falling."""
import random, math
from mathutils import Vector, noise
from lib import studio as S, materials as M, props as P
from scenes import _house as H
SIZE = (1600, 1067)
POST = dict(exposure=1.25, contrast=1.30, bloom=0.22, sat=1.12, vignette=0.45, wb=[1.02, 0.97, 1.0], shadow_tint=[-0.004, 0.002, 0.012])

def build():
    r = random.Random(3); k = H.Kit(frame='#14211c'); sn = H.snow_mat()
    S.world((0.035, 0.065, 0.13), (0.10, 0.11, 0.15), (0.02, 0.025, 0.03), 1.0)
    st = M.brick('#a5855f', '#8a6b4a', '#5a4a3a', 1.35); ash = M.plaster('#b0946e', 0.8, 0.5)
    # ground floor: three arched bays between piers
    for x, w in ((-5.3, 1.9), (-1.55, 0.8), (1.55, 0.8), (5.3, 1.9)): S.box((w, 0.5, 2.3), (x, 0.35, 1.15), st, bev=0.01)
    bays = ((-3.15, 2.4), (0, 2.3), (3.15, 2.4))
    for cx, w in bays: H.arch(cx, w, 2.3, 4.0, 0.35, 0.5, st, ash)
    for x, w in ((-5.3, 1.9), (-1.55, 0.8), (1.55, 0.8), (5.3, 1.9)): S.box((w, 0.5, 1.7), (x, 0.35, 3.15), st, bev=0); S.box((w + 0.06, 0.6, 0.16), (x, 0.32, 2.26), ash, bev=0.02)
    for i, (cx, w) in enumerate(bays):
        k.room(cx - w / 2 - 0.4, cx + w / 2 + 0.4, 0.55, 0.15, 3.5, 4.0, 330, i + 2, bottles=i == 2, tables=i != 1)
        if i == 1: continue
        S.box((w, 0.3, 0.6), (cx, 0.35, 0.30), st, bev=0.01); S.box((w + 0.1, 0.42, 0.08), (cx, 0.28, 0.62), ash, bev=0.01); H.cap(w, 0.30, (cx, 0.16, 0.66), 0.08, sn, i)
        k.window(cx - w / 2, cx + w / 2, 0.66, 3.45, 0.40, 4, (2.3,)); 
    S.box((2.3, 0.1, 0.08), (0, 0.40, 2.62), k.irn); k.door(0, 0.42, 0.15, 1.25, 2.4); [S.box((0.40, 0.05, 1.55), (q * 0.89, 0.46, 1.75), H.frosted(0.75), bev=0) or S.box((0.50, 0.06, 0.85), (q * 0.89, 0.46, 0.55), k.walz, bev=0.01) for q in (-1, 1)]; [k.window(q * 0.89 - 0.25, q * 0.89 + 0.25, 0.15, 2.62, 0.42, 1, (0.98, 1.8)) for q in (-1, 1)]; k.window(-1.15, 1.15, 2.62, 3.45, 0.40, 4, ())
    for s in (-1, 1): k.lantern(s * 1.55, -0.02, 2.0, 24)
    # cornice, sign band, upper storey
    S.box((14, 0.66, 0.20), (0, 0.28, 4.08), ash, bev=0.03); S.box((14, 0.56, 0.62), (0, 0.31, 4.48), st, bev=0); S.box((14, 0.70, 0.14), (0, 0.26, 4.86), ash, bev=0.02); H.cap(13.9, 0.4, (0, 0.06, 4.92), 0.12, sn, 5)
    k.sign((0, 0.0, 4.47), 0.50); S.box((14, 0.5, 3.2), (0, 0.36, 6.5), st, bev=0)
    for i, x in enumerate((-4.4, -2.2, 0, 2.2, 4.4)):
        S.box((1.25, 0.10, 1.9), (x, 0.10, 6.2), ash, bev=0.01); S.box((1.0, 0.1, 1.7), (x, 0.07, 6.2), k.lit if i in (1, 4) else k.dark, bev=0); k.window(x - 0.5, x + 0.5, 5.36, 7.05, 0.02, 2, (6.4,)); S.box((1.4, 0.3, 0.09), (x, 0.0, 5.2), ash, bev=0.01); H.cap(1.38, 0.28, (x, -0.01, 5.24), 0.07, sn, i + 9)
    # swept pavement between drifts
    S.box((40, 5, 0.14), (0, -2.0, 0.0), M.simple('#3b3d40', 0.45, bump=0.4, bscale=12, vary_rough=0.2), bev=0)
    def drift(x, y):
        q = Vector((x * 0.35, y * 0.35, 2)); z = 0.10 + 0.05 * noise.noise(q) + 0.025 * noise.noise(q * 4) + 0.012 * noise.noise(q * 11)
        path = min(1.0, max(0.0, (abs(x + 0.05 * (y + 1)) - 0.95 - 0.12 * noise.noise(q * 3)) / 0.35)); path = path * path * (3 - 2 * path)
        edge = min(1.0, max(0.0, (-y - 1.05 - 0.1 * noise.noise(q * 2)) / 0.4)); edge = edge * edge * (3 - 2 * edge)
        bank = 0.16 * math.exp(-((abs(x) - 1.5) / 0.4) ** 2) * edge + 0.15 * math.exp(-((y + 1.75) / 0.35) ** 2) * path
        return (x, y - 0.0, -0.02 + (z + bank + 0.05) * path * edge + 0.02 * (1 - path) * max(0, noise.noise(q * 7)))
    S.grid(26, 14, 330, 180, lambda x, y: drift(x, y - 6), sn, "drift")
    for s in (-1, 1): H.cap(3.2, 0.5, (s * 3.6, -0.12, 0.07), 0.14, sn, s + 20)
    # bench under snow, two small firs in pots
    wd = M.wood(M.WALNUT, 'X'); 
    for i in range(3): S.box((1.5, 0.10, 0.03), (-3.2, -0.62 - i * 0.12, 0.52), wd)
    for i in range(2): S.box((1.5, 0.03, 0.10), (-3.2, -0.50, 0.70 + i * 0.14), wd)
    for s in (-1, 1): S.box((0.05, 0.4, 0.46), (-3.2 + s * 0.65, -0.72, 0.30), k.irn); S.box((0.05, 0.04, 0.5), (-3.2 + s * 0.65, -0.48, 0.70), k.irn)
    H.cap(1.5, 0.38, (-3.2, -0.72, 0.535), 0.10, sn, 31)
    nd = [M.leaf('#0f2417', '#1f3b26', veins=False, trans=0.1), M.leaf('#142b1c', '#2a4a30', veins=False, trans=0.1)]; b0 = [P.leaf(nd[i], 0.20, 0.045, 0.35, 0.4, nx=8, ny=2) for i in range(2)]; f0 = P.leaf(sn, 0.17, 0.04, 0.35, 0.4, nx=8, ny=2); bulb = S.blob(0.012, M.emission(2300, 26, sample=False), 0, sub_lvl=2)
    for b in (*b0, f0, bulb): b.location.z = -40
    for s in (-1, 1):
        x0, y0 = s * 1.42, -0.62; pot = S.lathe([(0, 0), (0.19, 0), (0.24, 0.4), (0.25, 0.42), (0.22, 0.42), (0, 0.40)], M.simple('#1a1c1d', 0.6, bump=0.2, bscale=20), 40); pot.location = (x0, y0, 0.06)
        for i in range(900):
            t = r.random() ** 0.8; z = 0.48 + 1.15 * t; q = 0.40 * (1 - t) + 0.03; a = r.uniform(0, 6.283); d = r.uniform(0.35, 1.0)
            o = S.dup(r.choice(b0) if i % 7 else f0, (x0 + q * d * 0.6 * math.cos(a), y0 + q * d * 0.6 * math.sin(a), z + (0.02 if i % 7 == 0 else 0)), (r.uniform(-25, 25), r.uniform(5, 35), math.degrees(a)), r.uniform(0.7, 1.1) * (0.5 + 0.6 * (1 - t)))
        for i in range(46): t = r.random(); q = 0.44 * (1 - t) + 0.03; a = i * 2.4; S.dup(bulb, (x0 + q * math.cos(a), y0 + q * math.sin(a), 0.50 + 1.12 * t)).visible_shadow = False
        S.point((x0, y0 - 0.5, 1.0), 4, 2300, 0.2)
    for x in (-5.3, -1.55, 1.55, 5.3): S.point((x, -0.12, 3.9), 26, 2600, 0.04, spot=75, target=(x, 0.1, 2))
    for x in (-4, -1.4, 1.4, 4): S.point((x, -0.45, 4.98), 22, 2500, 0.04, spot=90, target=(x, 0.1, 6.6))
    S.area((-6, -8, 7), (0, 0, 1.5), 6, 620, 9500, glossy=False); S.area((7, -6, 6), (0, 0, 2), 4, 220, 8000, glossy=False)
    H.falling(420, (-5, -6.5, 0.2), (5, -0.3, 6), 0.010, 0.55, (0.012, 0, -0.035), seed=4); H.falling(60, (-2.2, -7.4, 0.4), (1.6, -6.4, 3.2), 0.006, 0.5, (0.008, 0, -0.02), seed=8)
    S.camera((-1.9, -8.6, 1.25), (0.05, 0.0, 2.62), 30, 2.8, (0, 0, 2.0), shift=(0, 0.01))
